import type { LoggerOptions } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';
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

/** Settings of the structured log. A request is logged without its query: search words and tokens don't belong there. */
export function loggerOptions(config: Config): LoggerOptions {
  return {
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '[redacted]' },
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1).join(''),
        remoteAddress: request.ip,
      }),
    },
  };
}
