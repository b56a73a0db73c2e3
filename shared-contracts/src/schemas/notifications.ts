import { z } from 'zod';
import { listMetaSchema, listQuery } from '../api/list-query';
import { idNumber } from '../api/params';

/** A notification is of one of these kinds. */
export const NOTIFICATION_KINDS = [
  'proposal',
  'decision',
  'join_request',
  'reply',
  'report',
  'system',
] as const;
/** Names the kind of a notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Holds a sentence. */
  text: z.string(),
  /** Holds the path on this site where the person can respond. */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.string(),
});
/** Describes a notification in a person's dashboard. */
export type Notification = z.infer<typeof notificationSchema>;

/** Describes the list, the newest notification first; `unread` counts all unread ones. */
export const notificationListSchema = z.object({
  success: z.boolean(),
  data: z.array(notificationSchema),
  meta: listMetaSchema.extend({ unread: z.number().int() }),
});

/** Describes the newest notification that the person has seen: newer ones stay unread. By default all are marked. */
export const seenNotificationsSchema = z.object({ up_to: idNumber() }).nullish();

export const notificationQuerySchema = listQuery({ sorts: ['created_at'] });
