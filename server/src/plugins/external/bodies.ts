import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LIMITS } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { isNestedDeeper } from './json-depth';

const KB = 1024;
const UNSTORABLE = t('This holds a character that can’t be stored.');
const SURROGATE = /\\u[dD][89a-fA-F]/;

/** Whether JSON holds half of a surrogate pair. Written anew, such a half alone is still an escape. */
const holdsHalfCharacter = (text: string, body: unknown) =>
  SURROGATE.test(text) && /(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(body));

/** The largest body that is read into memory: JSON and plain forms. Files are streamed. */
export const BODY_LIMIT = 1024 * KB;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** What a slow or silent client may hold a connection for. */
export const TIMEOUTS = {
  /** A video over a slow line; everything smaller is held to `BODY_TIMEOUT_MS`. */
  requestTimeout: 120 * MINUTE_MS,
  /** Without a byte in either direction. */
  connectionTimeout: 2 * MINUTE_MS,
  http: { headersTimeout: 15 * SECOND_MS },
} as const;

/** Bodies that go to the disk as they come. */
const STREAMED = /^(multipart\/|application\/offset\+octet-stream)/;

/** How long a body that is read into memory may take. */
const BODY_TIMEOUT_MS = 30 * SECOND_MS;

/** Cookies, plain form posts and uploads. A route narrows `fileSize` for what it takes: `request.file({ limits })`. */
export const bodies = fastifyPlugin(
  async (app: FastifyInstance, { bodyTimeoutMs = BODY_TIMEOUT_MS }: { bodyTimeoutMs?: number }) => {
    app.addHook('preParsing', async (request) => {
      if (STREAMED.test(request.headers['content-type'] ?? '')) return;
      const timer = setTimeout(() => request.raw.destroy(), bodyTimeoutMs);
      for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    });
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      // Some clients name JSON on a call that has no body.
      if (text === '') done(null, undefined);
      else if (isNestedDeeper(text.toString(), app.config.bounds.jsonDepth))
        done(problem('bad_request', t('This JSON is nested too deeply.')));
      else
        parseJson(request, text.toString(), (error, body) => {
          const isUnstorable = !error && holdsHalfCharacter(text.toString(), body);
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
        fileSize: LIMITS.videoFile,
      },
    });
  },
  { name: 'bodies', dependencies: ['core'] },
);
