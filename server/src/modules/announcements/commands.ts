import { plainDate } from '@narthex/shared-contracts';
import { announcementInputSchema } from '@narthex/shared-contracts/schemas/announcements';
import { t } from '@narthex/shared-contracts/translate';
import { handleRowCommands } from '../../writes/rows/row-commands';
import { findActingMinistry } from '../../requests/find-acting-ministry';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { presentAnnouncement } from './presenter';
import { announcementStore } from './repository';

/** What a department's leaders write is their department's, and there at once. */
export const announcementCommands: ModuleRoutes = async (app) => {
  handleRowCommands(app, 'announcements', {
    subjectType: 'announcement',
    noun: t('Announcement'),
    store: announcementStore,
    schema: announcementInputSchema,
    owner: ({ department }) => ({ department }),
    getNewColumns: ({ actor }) => ({ department: findActingMinistry(actor), created_by: actor.id }),
    present: async (row, { tx }) => ({
      ...presentAnnouncement(row, plainDate(new Date(), await readTimeZone(tx))),
    }),
  });
};
