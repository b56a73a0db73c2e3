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
    getNewColumns: async ({ tx }) => ({ sortOrder: await slideStore.findNextPlace(tx) }),
    getColumns: (input) => ({
      title: input.title,
      content: input.content,
      imageUrl: input.image_url,
      ctaText: input.cta_text,
      ctaLink: input.cta_link,
      isActive: input.is_active,
      translations: input.translations,
    }),
    getInput: (row) => ({
      title: row.title,
      content: row.content,
      image_url: row.imageUrl,
      cta_text: row.ctaText,
      cta_link: row.ctaLink,
      is_active: row.isActive,
    }),
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
