import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { listResponse, wholeListResponse } from '../../../lists/list-rows';
import { problem } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { readVersionHealth } from '../health/version-health';
import { readPublisher } from '../keys/publisher';
import { changeRelease } from './change-release';
import { readRemote, readRemotes } from './overview';
import { readLanguage } from '../../../responses/translate-message';
import { listChanges, listStatesAt, presentChange } from './release-repository';

const RELEASE_MESSAGES = {
  live: t('The version is live.'),
  canary: t('The share of visitors was changed.'),
  rollback: t('The earlier version is live again.'),
  disable: t('The remote is switched off.'),
  enable: t('The remote is switched on again.'),
  undo: t('The last change was undone.'),
} as const;

/** Registers what is live of each remote, for the communications team and for ministry teams' keys. */
export const releaseRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.listRemotes', async () => wholeListResponse(await readRemotes(app.db)));

  handle(app, 'delivery.getRemote', async ({ params, request }) => {
    readPublisher(request, params.remote, 'read');
    const remote = await readRemote(app.db, params.remote, readLanguage(request));
    if (!remote) throw problem('not_found', `The site has no remote ${params.remote}.`);
    return { success: true, data: remote };
  });

  handle(app, 'delivery.getHealth', async ({ params }) => ({
    success: true,
    data: await readVersionHealth(app, params.remote),
  }));

  handle(app, 'delivery.listChanges', async ({ query, request }) => {
    readPublisher(request, query.remote ?? null, 'read');
    const language = readLanguage(request);
    return listResponse(await listChanges(app.db, query), (row) => presentChange(row, language));
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
};
