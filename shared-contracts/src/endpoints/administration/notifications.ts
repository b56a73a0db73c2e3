import { defineEndpoints } from '../define-endpoints';

/** Messages to many. */
export const notificationsEndpoints = defineEndpoints({
  'notifications.sendBulk': { capability: 'notifications.send' },
});
