import { BlobUnavailableError } from '../../../builds/blobs/blob-store';
import { sendBuiltFile } from '../../../builds/deltas/send-built-file';
import { isPublicFile } from '../../../builds/packages/remote-package';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { isNotModified } from '../../../responses/cache-control';
import type { ModuleRoutes } from '../../module-routes';
import { FILE_RETRY_AFTER_SECONDS } from '../delivery-policy';

/** Refuses a file without an intact copy with 503; until it is restored, the browser uses the last good version. */
function refuseForNow(error: unknown): never {
  if (!(error instanceof BlobUnavailableError)) throw error;
  throw Object.assign(problem('unavailable'), { retryAfter: FILE_RETRY_AFTER_SECONDS });
}

export const registryRoutes: ModuleRoutes = async (app) => {
  handle(app, 'registry.get', async ({ request, reply }) => {
    const { registry, etag } = await app.remotes.current();
    reply.header('cache-control', 'no-cache').header('etag', etag).header('access-control-allow-origin', '*');
    if (isNotModified(request, etag)) return reply.code(304).send();
    return registry;
  });

  handle(app, 'remotes.file', async ({ params, request, reply }) => {
    const { remote, version, '*': file } = params;
    if (!isPublicFile(file)) throw problem('not_found');
    const dictionary = await app.remoteDeltas.describe(remote, version, file);
    const read = (name: string) => app.remoteStore.read(remote, version, name).catch(refuseForNow);
    return sendBuiltFile(request, reply, { name: file, dictionary, read });
  });
};
