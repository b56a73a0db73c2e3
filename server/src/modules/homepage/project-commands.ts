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
    getNewColumns: async ({ tx }) => ({ sortOrder: await projectStore.findNextPlace(tx) }),
    getColumns: (input) => ({
      title: input.title,
      description: input.description,
      imageUrl: input.image_url,
      goalAmount: input.goal_amount,
      raisedAmount: input.raised_amount,
      link: input.link,
      isFeatured: input.is_featured,
      ministryPage: input.ministry_page,
      translations: input.translations,
    }),
    getInput: (row) => ({
      title: row.title,
      description: row.description,
      image_url: row.imageUrl,
      goal_amount: row.goalAmount,
      raised_amount: row.raisedAmount,
      link: row.link,
      is_featured: row.isFeatured,
      ministry_page: row.ministryPage,
    }),
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
