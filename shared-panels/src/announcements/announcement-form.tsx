import { zodResolver } from '@hookform/resolvers/zod';
import {
  announcementInputSchema,
  type Announcement,
  type AnnouncementFormInput,
  type AnnouncementInput,
} from '@narthex/shared-contracts/schemas/announcements';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel } from '../choice-labels';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { AnnouncementFields } from './announcement-fields';

const CHOICES: readonly string[] = ['category', 'priority', 'target_audience'];

export default createResourceForm<Announcement, AnnouncementFormInput, AnnouncementInput, AnnouncementInput>({
  resolver: zodResolver(announcementInputSchema),
  firstValues: {
    category: 'general',
    priority: 'medium',
    target_audience: 'all',
    is_active: true,
    is_featured: false,
  },

  fieldLabels: {
    title: 'Title',
    content: 'Content',
    category: t('Category'),
    priority: t('Priority'),
    target_audience: t('For whom'),
    start_date: t('First day'),
    end_date: t('Last day'),
    event_time: t('Time'),
    event_location: t('Place'),
    link_url: t('Link'),
    action_required: t('What has to be done'),
    action_deadline: t('Until when'),
    contact_info: t('Contact'),
    image_url: t('Picture'),
    is_active: t('Active'),
    is_featured: t('Featured'),
  },
  describeValue: (field, value) =>
    CHOICES.includes(field) && typeof value === 'string' ? toLabel(value) : undefined,
  translatable: { title: 'text', content: 'multiline', event_location: 'text', action_required: 'text' },
  publishing: { field: 'is_active', draft: false, live: true },
  buildPreview: ({ translations: _translations, ...body }, row) => ({
    kind: 'announcement',
    announcement: {
      id: row?.id ?? 0,
      created_at: row?.created_at ?? new Date().toISOString(),
      department: row?.department ?? null,
      version: row?.version ?? 0,
      ...body,
      is_active: true,
      is_shown: true,
    },
  }),
  Fields: AnnouncementFields,
});
