import { serviceInputSchema } from '@narthex/shared-contracts/schemas/services';
import { t } from '@narthex/shared-contracts/translate';
import { handleReorder } from '../../writes/rows/reorder-command';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { serviceStore } from './list-repository';
import { presentService } from './presenter';

/** Worship services and the weekly programme: one table, from which every block of the site reads its times. */
export const serviceCommands: ModuleRoutes = async (app) => {
  handleRowCommands(app, 'services', {
    subjectType: 'service',
    noun: t('Service'),
    store: serviceStore,
    schema: serviceInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await serviceStore.findNextPlace(tx) }),
    present: (row) => ({ title: row.name, ...presentService(row) }),
  });

  handleReorder(app, 'services.reorder', {
    subjectType: 'service',
    title: 'Order of the services',
    message: t('Services reordered successfully!'),
    store: serviceStore,
    getName: ({ name }) => name,
  });
};
