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
    getNewColumns: ({ actor }) => ({ department: findActingMinistry(actor), createdBy: actor.id }),
    getColumns: (input) => ({
      title: input.title,
      content: input.content,
      category: input.category,
      priority: input.priority,
      startDate: input.start_date,
      endDate: input.end_date,
      isActive: input.is_active,
      isFeatured: input.is_featured,
      targetAudience: input.target_audience,
      contactInfo: input.contact_info,
      actionRequired: input.action_required,
      actionDeadline: input.action_deadline,
      imageUrl: input.image_url,
      eventTime: input.event_time,
      eventLocation: input.event_location,
      linkUrl: input.link_url,
      translations: input.translations,
    }),
    getInput: (row) => ({
      title: row.title,
      content: row.content,
      category: row.category,
      priority: row.priority,
      start_date: row.startDate,
      end_date: row.endDate,
      is_active: row.isActive,
      is_featured: row.isFeatured,
      target_audience: row.targetAudience,
      contact_info: row.contactInfo,
      action_required: row.actionRequired,
      action_deadline: row.actionDeadline,
      image_url: row.imageUrl,
      event_time: row.eventTime,
      event_location: row.eventLocation,
      link_url: row.linkUrl,
    }),
    present: async (row, { tx }) => ({
      ...presentAnnouncement(row, plainDate(new Date(), await readTimeZone(tx))),
    }),
  });
};
