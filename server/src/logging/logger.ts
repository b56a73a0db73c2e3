import type { LoggerOptions } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_DEPTH = 10;

/**
 * Returns the loggable parts of an error. It omits fields that can contain texts of people: a failed query has its
 * parameters, and the details of the database quote the row.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return undefined;
  const stack = error.stack ?? '';
  const frames = stack.indexOf('\n    at ');
  const cause = loggedError(error.cause, depth + 1);
  return {
    type: error.name,
    message: error.message.split('\nparams: ', 1).join(''),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    // The first lines of the stack repeat the message.
    stack: frames === -1 ? '' : stack.slice(frames + 1),
    ...(cause && { cause }),
  };
}

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'password',
  'password_confirmation',
  'token',
  '*.password',
  '*.password_confirmation',
  '*.token',
];

const withoutQuery = (url: string) => url.split('?', 1).join('');

/**
 * Returns the options of the structured log. URLs are logged without their query, because it may contain search terms
 * and tokens.
 */
export function loggerOptions(config: Config): LoggerOptions {
  return {
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: {
      err: loggedError,
      url: (url: unknown) => (typeof url === 'string' ? withoutQuery(url) : undefined),
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutQuery(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
}
