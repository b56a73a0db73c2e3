import { leaderInputSchema } from '@narthex/shared-contracts/schemas/leaders';
import { t } from '@narthex/shared-contracts/translate';
import { handleReorder } from '../../writes/rows/reorder-command';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { presentLeader } from './presenter';
import { leaderStore } from './repository';

export const leaderCommands: ModuleRoutes = async (app) => {
  handleRowCommands(app, 'leaders', {
    subjectType: 'leader',
    noun: t('Leader'),
    store: leaderStore,
    schema: leaderInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await leaderStore.findNextPlace(tx) }),
    // An update may name it `title` or `position`: the schema takes the second where the first is missing.
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
