import { handle } from '../../../endpoints/handle';
import type { ModuleRoutes } from '../../module-routes';
import { readPublisher } from '../keys/publisher';
import { readCandidate } from './candidate';
import { checkRelease } from './check-release';
import { handlePublish } from './handle-publish';

/** Registers checking and publishing of versions. */
export const publishingRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.check', async ({ body, request }) => {
    readPublisher(request, body.remote, 'publish');
    const { descriptor, taken, files, size } = body;
    const candidate = await readCandidate(app.db, { descriptor, taken, size, fileNames: Object.keys(files) });
    return { success: true, data: checkRelease(candidate) };
  });

  handle(app, 'delivery.publish', ({ request, reply }) => handlePublish(app, request, reply));
};
