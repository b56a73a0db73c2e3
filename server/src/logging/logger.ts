import type { LoggerOptions } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { loggedError } from './log-error';

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
