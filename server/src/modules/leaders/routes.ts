import { canEdit } from '@narthex/shared-contracts';
import { leaderInputSchema } from '@narthex/shared-contracts/schemas/leaders';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentLeader } from './presenter';
import { leaderStore, listLeaders } from './repository';
import { handleReorder } from '../../writes/rows/reorder-command';
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
    schema: leaderInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await leaderStore.findNextPlace(tx) }),
    // An update may contain `title` or `position`: the schema uses the second if the first is missing.
    getInput: ({ title }) => ({ title: undefined, position: title }),
    present: (row) => ({ ...presentLeader(row) }),
  });

  handleReorder(app, 'leaders.reorder', {
    subjectType: 'leader',
    title: 'Order of the leaders',
    message: t('Leaders reordered successfully!'),
    store: leaderStore,
    getName: ({ name }) => name,
  });
};
