import { grantInputSchema } from '@narthex/shared-contracts/schemas/grants';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse, wholeListResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readVersionHealth } from './health/version-health';
import { readPublisher } from './keys/publisher';
import { readCandidate } from './publishing/candidate';
import { checkRelease } from './publishing/check-release';
import {
  auditedGrant,
  grantStore,
  listGrants,
  presentGrant,
  toGrantColumns,
} from './publishing/grant-repository';
import { handleRowCommands } from '../../writes/rows/row-commands';
import { handlePublish } from './publishing/handle-publish';
import { changeRelease } from './releases/change-release';
import { readRemote, readRemotes } from './releases/overview';
import { listChanges, listStatesAt, presentChange } from './releases/release-repository';

const RELEASE_MESSAGES = {
  live: t('The version is live.'),
  canary: t('The share of visitors was changed.'),
  rollback: t('The earlier version is live again.'),
  disable: t('The remote is switched off.'),
  enable: t('The remote is switched on again.'),
  undo: t('The last change was undone.'),
} as const;

/** How remotes are published and what of them is live, for the communications team and for ministry teams' keys. */
export const deliveryRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.listRemotes', async () => wholeListResponse(await readRemotes(app.db)));

  handle(app, 'delivery.getRemote', async ({ params, request }) => {
    readPublisher(request, params.remote, 'read');
    const remote = await readRemote(app.db, params.remote);
    if (!remote) throw problem('not_found');
    return { success: true, data: remote };
  });

  handle(app, 'delivery.getHealth', async ({ params }) => ({
    success: true,
    data: await readVersionHealth(app, params.remote),
  }));

  handle(app, 'delivery.listChanges', async ({ query, request }) => {
    readPublisher(request, query.remote ?? null, 'read');
    return listResponse(await listChanges(app.db, query), presentChange);
  });

  handle(app, 'delivery.getPastRegistry', async ({ query }) => {
    const states = await listStatesAt(app.db, new Date(query.at));
    return { success: true, data: { at: query.at, remotes: Object.fromEntries(states) } };
  });

  handle(app, 'delivery.changeRelease', async ({ params, body, request }) => {
    const { writer } = readPublisher(request, params.remote, 'release');
    const data = await changeRelease(app, writer, params.remote, body);
    return { success: true, data, message: RELEASE_MESSAGES[body.action] };
  });

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
