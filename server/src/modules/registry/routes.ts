import { timingSafeEqual } from 'node:crypto';
import { versionSchema } from '@narthex/shared-contracts';
import { remotePackageSchema } from '@narthex/shared-contracts/remote-package';
import { z } from 'zod';
import { getContentType } from '../../delivery/files/content-type';
import { computeIntegrity } from '../../delivery/files/integrity';
import { RemotePackageError, isPublicFile } from '../../delivery/remote-package';
import { handle, handleRoute } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { namedWriter } from '../../writes/unit/writer';
import { isNotModified } from '../../responses/is-not-modified';
import type { ModuleRoutes } from '../module-routes';
import { makeVersionLive, publishRemote } from './publish-remote';
import { shipToken } from './ship-token';

const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const isSame = (a: string, b: string) =>
  timingSafeEqual(
    Buffer.from(computeIntegrity(Buffer.from(a))),
    Buffer.from(computeIntegrity(Buffer.from(b))),
  );

const fileParams = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  version: versionSchema,
  '*': z.string().refine(isPublicFile),
});

/** Which remotes there are, their files, and the way a team hands in a new version. */
export const registryRoutes: ModuleRoutes = async (app) => {
  const token = await shipToken(app.config);

  handleRoute(app, 'registry.get', {}, async ({ request, reply }) => {
    const { registry, etag } = await app.remotes.current();
    reply.header('cache-control', 'no-cache').header('etag', etag).header('access-control-allow-origin', '*');
    if (isNotModified(request, etag)) return reply.code(304).send();
    return registry;
  });

  handleRoute(app, 'remotes.file', { params: fileParams }, async ({ params, request, reply }) => {
    const { remote, version, '*': file } = params;
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const compressed = isCompressed ? await app.remoteStore.read(remote, version, `${file}.br`) : null;
    const bytes = compressed ?? (await app.remoteStore.read(remote, version, file));
    if (!bytes) throw problem('not_found');
    if (compressed) reply.header('content-encoding', 'br');
    reply.header('cache-control', IMMUTABLE).header('vary', 'Accept-Encoding');
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return reply.type(getContentType(file)).send(bytes);
  });

  handleRoute(
    app,
    'remotes.publish',
    { body: remotePackageSchema, bodyLimit: MAX_UPLOAD_BYTES },
    async ({ body, request, reply }) => {
      const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (!token || !isSame(given, token))
        throw problem('unauthenticated', 'The token of the site is needed to publish.');
      const { remote, version, files } = body;
      const decoded = new Map(
        Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
      );
      const writer = namedWriter('Ship token', request.id);
      const outcome = await publishRemote(
        app,
        { remote, version, files: decoded },
        { writer, source: 'shipped' },
      ).catch((error: unknown) => {
        throw error instanceof RemotePackageError ? problem('validation', error.message) : error;
      });
      if (outcome === 'refused')
        throw problem(
          'conflict',
          `${remote} ${version} is published with other files; versions never change.`,
        );
      // Whoever hands in the same files again wants them live: the response to the first time may have been lost.
      if (outcome === 'known') await makeVersionLive(app, writer, { remote, version });
      app.log.info({ remote, version, outcome, reqId: request.id }, 'remote version published');
      return reply
        .code(outcome === 'added' ? 201 : 200)
        .send({ success: true, data: { remote, version }, message: `${remote} ${version} is live.` });
    },
  );

  handle(app, 'remoteReports.submit', async ({ body, request, reply }) => {
    const level = body.outcome === 'loaded' ? 'info' : 'warn';
    request.log[level]({ report: body }, 'remote report');
    return reply.send();
  });
};
