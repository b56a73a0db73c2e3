import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { MAX_VIDEO_BYTES } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { MINUTE_MS, SECOND_MS } from '../../time-units';

/**
 * Returns true if arrays and objects of a JSON text are nested deeper than `maxDepth`. It scans the text
 * before it is parsed, because extreme nesting overflows the stack of code that walks the value. The text
 * needn't be valid JSON.
 */
export function isNestedDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

const KB = 1024;
const UNSTORABLE = t('This holds a character that can’t be stored.');
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Returns true if JSON contains half of a surrogate pair. `JSON.stringify` writes only such a half as an
 * escape.
 */
const containsHalfCharacter = (text: string, body: unknown) =>
  SURROGATE.test(text) && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(body));

/** Limits bodies that are read into memory, in bytes: JSON and plain forms. Files are streamed. */
export const BODY_LIMIT = 1024 * KB;

/** Limits how long a slow or silent client may hold a connection, in milliseconds. */
export const TIMEOUTS = {
  /** Allows a video over a slow connection; smaller bodies are limited by `BODY_TIMEOUT_MS`. */
  requestTimeout: 120 * MINUTE_MS,
  /** Applies when no byte is sent in either direction. */
  connectionTimeout: 2 * MINUTE_MS,
  http: { headersTimeout: 15 * SECOND_MS },
} as const;

/** Bodies of these types are written to the disk as they arrive. */
const STREAMED = /^(multipart\/|application\/offset\+octet-stream)/;

/** Returns true if a request announces a body: most are reads without one, which need no timer. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body that is read into memory may take this long. */
const BODY_TIMEOUT_MS = 30 * SECOND_MS;

/**
 * Parses cookies, plain form posts and uploads. A route sets its own limit of `fileSize`: `request.file({
 * limits })`.
 */
export const bodies = fastifyPlugin(
  async (app: FastifyInstance, { bodyTimeoutMs = BODY_TIMEOUT_MS }: { bodyTimeoutMs?: number }) => {
    app.addHook('preParsing', async (request) => {
      if (!hasBody(request) || STREAMED.test(request.headers['content-type'] ?? '')) return;
      const timer = setTimeout(() => request.raw.destroy(), bodyTimeoutMs);
      for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    });
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      // Some clients send the content type of JSON without a body.
      if (text === '') done(null, undefined);
      else if (isNestedDeeper(text.toString(), app.config.bounds.jsonDepth))
        done(problem('bad_request', t('This JSON is nested too deeply.')));
      else
        parseJson(request, text.toString(), (error, body) => {
          const isUnstorable = !error && containsHalfCharacter(text.toString(), body);
          done(isUnstorable ? problem('bad_request', UNSTORABLE) : error, body);
        });
    });
    await app.register(cookie);
    await app.register(formbody, { bodyLimit: 64 * KB });
    await app.register(multipart, {
      throwFileSizeLimit: true,
      limits: {
        fieldNameSize: 100,
        fieldSize: 256 * KB,
        fields: 50,
        files: 20,
        parts: 70,
        headerPairs: 100,
        fileSize: MAX_VIDEO_BYTES,
      },
    });
  },
  { name: 'bodies', dependencies: ['core'] },
);
