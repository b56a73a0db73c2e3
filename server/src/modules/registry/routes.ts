import { timingSafeEqual } from 'node:crypto';
import { REGISTRY_UPLOAD, remotePackageSchema } from '@narthex/shared-contracts/remote-package';
import { z } from 'zod';
import { contentTypeOf } from '../../delivery/content-type';
import { integrityOf } from '../../delivery/integrity';
import { NODE_BUILD, RemotePackageError } from '../../delivery/remote-package';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { isNotModified } from '../is-not-modified';
import type { ModuleRoutes } from '../module-routes';
import { publishRemote } from './publish-remote';
import { shipToken } from './ship-token';

const UPLOAD_LIMIT = 32 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const isSame = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(integrityOf(Buffer.from(a))), Buffer.from(integrityOf(Buffer.from(b))));

/** Which remotes there are, their files, and the way a team hands in a new version. */
export const registryRoutes: ModuleRoutes = async (app) => {
  const token = await shipToken(app.config);

  app.get('/registry.json', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { registry, etag } = await app.remotes.current();
    reply.header('cache-control', 'no-cache').header('etag', etag).header('access-control-allow-origin', '*');
    if (isNotModified(request, etag)) return reply.code(304).send();
    return registry;
  });

  const fileParams = z.object({ remote: z.string(), version: z.string(), '*': z.string() });
  app.get(
    '/remotes/:remote/:version/*',
    { schema: { params: fileParams, hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      if (file === NODE_BUILD || file.endsWith('.br')) throw problem('not_found');
      const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const compressed = isCompressed ? await app.remoteStore.read(remote, version, `${file}.br`) : null;
      const bytes = compressed ?? (await app.remoteStore.read(remote, version, file));
      if (!bytes) throw problem('not_found');
      if (compressed) reply.header('content-encoding', 'br');
      reply.header('cache-control', IMMUTABLE).header('vary', 'Accept-Encoding');
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(contentTypeOf(file)).send(bytes);
    },
  );

  app.post(
    REGISTRY_UPLOAD,
    { schema: { body: remotePackageSchema, hide: true }, bodyLimit: UPLOAD_LIMIT },
    async (request, reply) => {
      const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!token || !isSame(given, token))
        throw problem('unauthenticated', 'The token of the site is needed to publish.');
      const { remote, version, files } = request.body;
      const decoded = new Map(
        Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
      );
      try {
        const { isNew } = await publishRemote(app, { remote, version, files: decoded }, 'shipped');
        if (!isNew)
          throw problem('conflict', `${remote} ${version} is published already; versions never change.`);
      } catch (error) {
        if (error instanceof RemotePackageError) throw problem('validation', error.message);
        throw error;
      }
      await app.remotes.changed();
      request.log.info({ remote, version }, 'remote version published');
      return reply
        .code(201)
        .send({ success: true, data: { remote, version }, message: `${remote} ${version} is live.` });
    },
  );

  handle(app, 'remoteReports.submit', async ({ body, request, reply }) => {
    const level = body.outcome === 'loaded' ? 'info' : 'warn';
    request.log[level]({ report: body }, 'remote report');
    return reply.send();
  });
};
