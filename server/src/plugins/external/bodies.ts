import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LIMITS } from '@narthex/shared-contracts';

const KB = 1024;

/** The largest body that is read into memory: JSON and plain forms. Files are streamed. */
export const BODY_LIMIT = 1024 * KB;

/** Cookies, plain form posts and uploads. A route narrows `fileSize` for what it takes: `request.file({ limits })`. */
export const bodies = fastifyPlugin(
  async (app: FastifyInstance) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      // Some clients name JSON on a call that has no body.
      if (text === '') done(null, undefined);
      else parseJson(request, text.toString(), done);
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
