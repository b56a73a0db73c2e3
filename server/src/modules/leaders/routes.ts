import { canEdit } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentLeader } from './presenter';
import { leaderStore, listLeaders } from './repository';
import { handleRowCommands } from '../../writes/rows/row-commands';

export const leadersRoutes: ModuleRoutes = async (app) => {
  handle(app, 'leaders.list', async ({ query, actor }) => {
    const which = canEdit(actor, 'leaders.manage') ? 'all' : 'active';
    return listResponse(await listLeaders(app.db, query, which), presentLeader);
  });

  handle(app, 'leaders.get', async ({ params, actor }) => {
    const row = await leaderStore.find(app.db, params.id);
    // Former leaders are visible only to the people who manage the directory.
    if (!row || (row.status !== 'active' && !canEdit(actor, 'leaders.manage'))) throw problem('not_found');
    return { success: true, data: presentLeader(row) };
  });

  handleRowCommands(app, 'leaders', {
    subjectType: 'leader',
    noun: t('Leader'),
    store: leaderStore,
    // An update may contain `title` or `position`: the schema uses the second if the first is missing.
    getInput: ({ title }) => ({ title: undefined, position: title }),
    present: (row) => ({ ...presentLeader(row) }),
    order: {
      title: 'Order of the leaders',
      message: t('Leaders reordered successfully!'),
      getName: ({ name }) => name,
    },
  });
};
