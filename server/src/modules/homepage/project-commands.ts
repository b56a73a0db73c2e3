import { projectInputSchema } from '@narthex/shared-contracts/schemas/projects';
import { t } from '@narthex/shared-contracts/translate';
import { handleReorder } from '../../writes/rows/reorder-command';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { projectStore } from './list-repository';
import { presentProject } from './presenter';

export const projectCommands: ModuleRoutes = async (app) => {
  handleRowCommands(app, 'projects', {
    subjectType: 'project',
    noun: t('Project'),
    store: projectStore,
    schema: projectInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await projectStore.findNextPlace(tx) }),
    present: (row) => ({ ...presentProject(row) }),
  });

  handleReorder(app, 'projects.reorder', {
    subjectType: 'project',
    title: 'Order of the church projects',
    message: t('Projects reordered successfully!'),
    store: projectStore,
    getName: ({ title }) => title,
  });
};
