import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { paths, type Problem } from '@narthex/shared-contracts';
import { LANGUAGES, joinLanguage, splitLanguage, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { findDatabaseUnavailable, holdsUnstorableText } from '../../database/database-errors';
import { isOutsidePages } from '../../endpoints/closed-paths';
import { isApiPath } from '../../endpoints/route-table';
import { plainPage } from '../../responses/html/plain-page';
import { readPreferredLanguage, translateMessage } from '../../responses/translate-message';
import { findStorageFailure } from './storage-failure';
import { ProblemError, problem } from '../../problem-error';

const CODES_BY_STATUS = new Map([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unsupported_media_type'],
  [422, 'validation'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
  [507, 'storage_full'],
] as const);

type Status = Parameters<typeof CODES_BY_STATUS.get>[0];
const getCode = (status: number) => CODES_BY_STATUS.get(status as Status) ?? 'bad_request';

/** Returns messages by field name: `/schedule/0/title` becomes `schedule.0.title`. */
function fieldErrors(validation: NonNullable<FastifyError['validation']>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message = 'This is not valid' } of validation) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'form';
    (errors[field] ??= []).push(message);
  }
  return errors;
}

/**
 * The parser throws plain errors without a status for an incomplete multipart form or one without a boundary.
 */
const MALFORMED_FORM = /^Multipart: Boundary not found$|unexpected end of multipart data$/i;

/**
 * Converts an error to a problem, or returns undefined for an error of the server. `context` names the part
 * of the request that a schema refused, and `isRead` says that it changes nothing.
 */
export function toProblem(error: unknown, context?: string, isRead = false): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  // The library for file storage wraps the errors of its drivers.
  if (error instanceof Error && error.cause instanceof ProblemError) return error.cause;
  if (findDatabaseUnavailable(error)) return problem('unavailable');
  const storage = findStorageFailure(error, isRead);
  if (storage) return storage;
  if (holdsUnstorableText(error))
    return problem('bad_request', t('This holds a character that can’t be stored.'));
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A URL with an invalid parameter (/events/abc) doesn't exist.
    return context === 'params'
      ? problem('not_found')
      : problem('validation', undefined, fieldErrors(error.validation));
  }
  if (error instanceof Error && MALFORMED_FORM.test(error.message)) return problem('bad_request');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? problem(getCode(status)) : undefined;
}

/** Returns true if a person opened this URL: neither the scripts of pages nor other programs request HTML. */
const isOpenedByPerson = ({ url, headers }: FastifyRequest): boolean =>
  !isApiPath(url) && headers.accept?.includes('text/html') === true;

/** Reads the language from the prefix of a page, from the query of a link in an email, or from the browser. */
function languageOf(request: FastifyRequest): Language {
  const { url, query } = request;
  const asked =
    typeof query === 'object' && query !== null && 'language' in query ? query.language : undefined;
  const language = LANGUAGES.find((known) => known === asked);
  return language ?? (isOutsidePages(url) ? readPreferredLanguage(request) : splitLanguage(url).language);
}

/** Writes a page about a problem for which the site's own pages aren't there. */
function problemPage(request: FastifyRequest, message: string): string {
  const language = languageOf(request);
  const say = (text: string) => translateMessage(text, language);
  const home = joinLanguage(language, paths.home.to());
  return plainPage(say(message), [], { path: home, label: say(t('Go to the home page')) });
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: ProblemError) {
  const { code, message, errors, retryAfter, conflict } = refusal;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, retryAfter)));
  const body: Problem = {
    success: false,
    message,
    code,
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([key, list]) => [key, [...list]])),
    }),
    ...(conflict && { conflict }),
    request_id: request.id,
  };
  // The route may have set cache headers before it failed.
  reply.removeHeader('etag').header('cache-control', 'no-store');
  reply.code(refusal.statusCode);
  if (isOpenedByPerson(request))
    return reply.type('text/html; charset=utf-8').send(problemPage(request, message));
  // The response schema of the route describes only successes, so it isn't used.
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/**
 * Refuses URLs that the router can't read. It calls no hooks for them, so headers that every response has are
 * set here.
 */
export function refuseUnreadableUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  // A parameter that is too long names nothing.
  return sendProblem(request, reply, problem(error.statusCode === 414 ? 'not_found' : 'bad_request'));
}

/** Returns true if the client closed the connection before its whole body had arrived. */
const isCutOff = (error: FastifyError, { raw }: FastifyRequest): boolean =>
  error === raw.errored && !raw.complete;

/** Converts every error to a response. */
export const problems = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const refusal = isCutOff(error, request)
        ? problem('bad_request')
        : toProblem(error, error.validationContext, isRead);
      if (refusal && refusal.statusCode < 500) {
        request.log.info({ code: refusal.code, status: refusal.statusCode }, 'refused');
        return sendProblem(request, reply, refusal);
      }
      request.log.error({ err: error }, 'request failed');
      return sendProblem(request, reply, refusal ?? problem('internal'));
    });
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, problem('not_found')));
  },
  { name: 'problems', dependencies: ['core'] },
);
