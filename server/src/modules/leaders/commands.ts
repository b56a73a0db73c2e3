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
    getNewColumns: async ({ tx }) => ({ sortOrder: await leaderStore.findNextPlace(tx) }),
    getColumns: (input) => ({
      name: input.name,
      title: input.title,
      category: input.category,
      image: input.image,
      email: input.email,
      phone: input.phone,
      quote: input.quote,
      yearsOfService: input.years_of_service,
      education: input.education,
      specialties: input.specialties,
      achievements: input.achievements,
      languages: input.languages,
      biography: input.biography,
      linkedinUrl: input.linkedin_url,
      facebookUrl: input.facebook_url,
      status: input.status,
      translations: input.translations,
    }),
    getInput: (row) => ({
      name: row.name,
      // An update may name it `title` or `position`: the schema takes the second where the first is missing.
      position: row.title,
      category: row.category,
      image: row.image,
      email: row.email,
      phone: row.phone,
      quote: row.quote,
      years_of_service: row.yearsOfService,
      education: row.education,
      specialties: row.specialties,
      achievements: row.achievements,
      languages: row.languages,
      biography: row.biography,
      linkedin_url: row.linkedinUrl,
      facebook_url: row.facebookUrl,
      status: row.status,
    }),
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
