import { doneSchema, envelope } from '../../api/envelope';
import { bulkNotificationSchema, bulkResultSchema } from '../../schemas/broadcasts';
import {
  notificationListSchema,
  notificationQuerySchema,
  seenNotificationsSchema,
} from '../../schemas/notifications';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of a person's notifications and of messages to many. */
export const notificationsEndpoints = defineEndpoints({
  'notifications.list': {
    capability: 'account.use',
    query: notificationQuerySchema,
    response: notificationListSchema,
  },
  'notifications.markRead': { capability: 'account.use', response: doneSchema },
  'notifications.markAllRead': {
    capability: 'account.use',
    body: seenNotificationsSchema,
    response: doneSchema,
  },
  'notifications.sendBulk': {
    capability: 'notifications.send',
    body: bulkNotificationSchema,
    response: envelope(bulkResultSchema),
    status: 201,
  },
});
