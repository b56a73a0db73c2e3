import { grantInputSchema } from '@narthex/shared-contracts/schemas/grants';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { listResponse } from '../../../lists/list-rows';
import { handleRowCommands } from '../../../writes/rows/row-commands';
import type { ModuleRoutes } from '../../module-routes';
import { readPublisher } from '../keys/publisher';
import { readCandidate } from './candidate';
import { checkRelease } from './check-release';
import { auditedGrant, grantStore, listGrants, presentGrant, toGrantColumns } from './grant-repository';
import { handlePublish } from './handle-publish';

/** How versions come here, and what each remote is granted to claim. */
export const publishingRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.check', async ({ body, request }) => {
    readPublisher(request, body.remote, 'publish');
    const { descriptor, taken, files, size } = body;
    const candidate = await readCandidate(app.db, { descriptor, taken, size, fileNames: Object.keys(files) });
    return { success: true, data: checkRelease(candidate) };
  });

  handle(app, 'delivery.publish', ({ request, reply }) => handlePublish(app, request, reply));

  handle(app, 'grants.list', async ({ query }) =>
    listResponse(await listGrants(app.db, query), presentGrant),
  );
  handleRowCommands(app, 'grants', {
    subjectType: 'grant',
    noun: t('Grant'),
    store: grantStore,
    schema: grantInputSchema,
    getColumns: toGrantColumns,
    getInput: presentGrant,
    present: (row) => ({ ...auditedGrant(row) }),
  });
};
