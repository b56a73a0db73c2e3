import { z } from 'zod';
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
  ANNOUNCEMENT_AUDIENCES,
} from '../../content/closed-lists';
import { listQuery } from '../../api/list-query';
import { checkbox } from '../text';

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
  created_at: z.string(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Managers see theirs among what is shown today, hidden ones included; `active=true` leaves those out. */
export const announcementQuerySchema = listQuery({
  sorts: ['priority', 'created_at', 'start_date', 'title'],
}).extend({
  featured: checkbox(false),
  active: checkbox(false),
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
  priority: z.enum(ANNOUNCEMENT_PRIORITIES).optional(),
});
