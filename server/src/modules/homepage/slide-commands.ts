import { slideInputSchema } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { handleReorder } from '../../writes/rows/reorder-command';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { presentSlide } from './presenter';
import { slideStore } from './repository';

export const slideCommands: ModuleRoutes = async (app) => {
  handleRowCommands(app, 'slides', {
    subjectType: 'slide',
    noun: t('Slide'),
    store: slideStore,
    schema: slideInputSchema,
    getNewColumns: async ({ tx }) => ({ sort_order: await slideStore.findNextPlace(tx) }),
    present: (row) => ({ ...presentSlide(row) }),
  });

  handleReorder(app, 'slides.reorder', {
    subjectType: 'slide',
    title: 'Order of the slides',
    message: t('Slides reordered successfully!'),
    store: slideStore,
    getName: ({ title }) => title,
  });
};
