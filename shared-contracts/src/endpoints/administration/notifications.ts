import { doneSchema } from '../../api/envelope';
import { notificationListSchema, notificationQuerySchema } from '../../schemas/administration/notifications';
import { defineEndpoints } from '../define-endpoints';

/** What a person is told in their dashboard, and messages to many. */
export const notificationsEndpoints = defineEndpoints({
  'notifications.list': {
    capability: 'account.use',
    query: notificationQuerySchema,
    response: notificationListSchema,
  },
  'notifications.markRead': { capability: 'account.use', response: doneSchema },
  'notifications.markAllRead': { capability: 'account.use', response: doneSchema },
  'notifications.sendBulk': { capability: 'notifications.send' },
});
