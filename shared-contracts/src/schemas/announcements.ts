import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_PRIORITIES, ANNOUNCEMENT_AUDIENCES } from '../content/enums';
import { listQuery } from '../api/list-query';
import { checkbox, linkText, optionalDate, optionalText, requiredLines, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

export const announcementSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  target_audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  contact_info: z.string().nullable(),
  action_required: z.string().nullable(),
  action_deadline: z.string().nullable(),
  image_url: z.string().nullable(),
  event_time: z.string().nullable(),
  event_location: z.string().nullable(),
  /** Holds the path on this site, or the URL elsewhere, that the announcement is about. */
  link_url: z.string().nullable(),
  created_at: z.string(),
  /** Is null for announcements of the whole church. */
  department: z.enum(DEPARTMENTS).nullable(),
  /** Is true if visitors see it today: it is active, has begun and isn't over. */
  is_shown: z.boolean(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes an announcement. */
export type Announcement = z.infer<typeof announcementSchema>;

/** Older clients send a boolean instead of the text, so a true becomes a standard text. */
const actionText = z
  .union([z.boolean(), optionalText()])
  .transform((value) => (value === true || value === 'true' ? 'Action required' : value || null))
  .transform((text) => (text === 'false' ? null : text));

/** Editors may translate these texts. */
export const announcementTexts = {
  title: requiredText(t('Title is required')),
  content: requiredLines(t('Content is required'), 5000),
  event_location: optionalText(),
  action_required: optionalText(),
};

/** Validates a new or changed announcement, in the form and on the server. */
export const announcementInputSchema = z
  .object({
    ...announcementTexts,
    category: z.enum(ANNOUNCEMENT_CATEGORIES, { error: 'Choose a category' }).default('general'),
    priority: z.enum(ANNOUNCEMENT_PRIORITIES, { error: 'Choose a priority' }).default('medium'),
    start_date: optionalDate(),
    end_date: optionalDate(),
    is_active: checkbox(true),
    is_featured: checkbox(false),
    target_audience: z.enum(ANNOUNCEMENT_AUDIENCES, { error: 'Choose an audience' }).default('all'),
    contact_info: optionalText(),
    action_required: actionText,
    action_deadline: optionalDate(),
    image_url: optionalText(500),
    event_time: optionalText(60),
    link_url: linkText(),
    translations: translationsInput(announcementTexts),
  })
  .refine(({ start_date: start, end_date: end }) => !start || !end || start <= end, {
    path: ['end_date'],
    message: 'The last day is before the first',
  });
/** Describes the form of an announcement before validation. */
export type AnnouncementFormInput = z.input<typeof announcementInputSchema>;
/** Describes a validated announcement. */
export type AnnouncementInput = z.output<typeof announcementInputSchema>;

/**
 * Validates the query of the list. Managers see their own announcements, hidden ones included, among the
 * shown ones. `active=true` leaves out hidden ones, and `mine=true` leaves out those that they don't manage.
 */
export const announcementQuerySchema = listQuery({
  sorts: ['priority', 'created_at', 'start_date', 'title'],
}).extend({
  featured: checkbox(false),
  active: checkbox(false),
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES).optional(),
  mine: checkbox(false),
  /** Combines the panel's filters in one value: state, featured, or a category. */
  filter: z.enum(['all', 'active', 'inactive', 'featured', ...ANNOUNCEMENT_CATEGORIES]).default('all'),
});
