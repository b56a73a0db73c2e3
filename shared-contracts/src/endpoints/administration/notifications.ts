import { envelope } from '../../api/envelope';
import { bulkNotificationSchema, bulkResultSchema } from '../../schemas/administration/broadcasts';
import { defineEndpoints } from '../define-endpoints';

/** Messages to many. */
export const notificationsEndpoints = defineEndpoints({
  'notifications.sendBulk': {
    capability: 'notifications.send',
    body: bulkNotificationSchema,
    response: envelope(bulkResultSchema),
    status: 201,
  },
});
