import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
  ANNOUNCEMENT_AUDIENCES,
} from '../../content/enums';
import { listQuery } from '../../api/list-query';
import { checkbox, linkText, optionalDate, optionalText, requiredLines, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** An announcement as it is listed. */
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
  /** What it is about: a path of this site, or a URL elsewhere. */
  link_url: z.string().nullable(),
  created_at: z.string(),
  /** Null: the whole church's. */
  department: z.enum(DEPARTMENTS).nullable(),
  /** Whether visitors see it today: active, begun and not over. */
  is_shown: z.boolean(),
  version: z.number().int(),
  ...translatedFields,
});
/** An announcement as it is listed. */
export type Announcement = z.infer<typeof announcementSchema>;

/** What has to be done; callers that only know whether something has to be done send a yes or no. */
const actionText = z
  .union([z.boolean(), optionalText()])
  .transform((value) => (value === true || value === 'true' ? 'Action required' : value || null))
  .transform((text) => (text === 'false' ? null : text));

/** The texts of an announcement that editors may translate. */
export const announcementTexts = {
  title: requiredText('Title is required'),
  content: requiredLines('Content is required', 5000),
  event_location: optionalText(),
  action_required: optionalText(),
};

/** Body of creating and updating an announcement; the form validates with the same schema. */
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
/** An announcement as a form holds it, and as it is sent. */
export type AnnouncementFormInput = z.input<typeof announcementInputSchema>;
/** An announcement as it is stored, once its form is valid. */
export type AnnouncementInput = z.output<typeof announcementInputSchema>;

/** Managers see theirs among what is shown today, hidden ones included; `active=true` leaves those out, and `mine=true` leaves out what they don't manage. */
export const announcementQuerySchema = listQuery({
  sorts: ['priority', 'created_at', 'start_date', 'title'],
}).extend({
  featured: checkbox(false),
  active: checkbox(false),
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES).optional(),
  mine: checkbox(false),
  /** The one filter of the panel: the switch, what is featured, or a category. */
  filter: z.enum(['all', 'active', 'inactive', 'featured', ...ANNOUNCEMENT_CATEGORIES]).default('all'),
});
