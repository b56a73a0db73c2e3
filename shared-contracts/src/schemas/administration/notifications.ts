import { z } from 'zod';
import { listMetaSchema, listQuery } from '../../api/list-query';

/** What a person can be notified of. */
export const NOTIFICATION_KINDS = [
  'proposal',
  'decision',
  'join_request',
  'reply',
  'report',
  'system',
] as const;
/** What a notification is about. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something a person is told in their dashboard. */
export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** A sentence. */
  text: z.string(),
  /** A path of this site where it can be dealt with. */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.string(),
});
/** Something that a person is told on their dashboard. */
export type Notification = z.infer<typeof notificationSchema>;

/** The newest first; how many are unread stands beside the list. */
export const notificationListSchema = z.object({
  success: z.boolean(),
  data: z.array(notificationSchema),
  meta: listMetaSchema.extend({ unread: z.number().int() }),
});

/** What the list of notifications is asked for. */
export const notificationQuerySchema = listQuery({ sorts: ['created_at'] });
