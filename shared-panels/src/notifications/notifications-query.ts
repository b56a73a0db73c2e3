import { call } from '@narthex/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 60_000;
const MAX_SHOWN = 20;

export const notificationsKey = (actorId: number | undefined) => ['notifications', actorId];

/**
 * Returns the query of the newest notifications and the number of unread ones. It polls while the dashboard is open.
 */
export const notificationsQuery = (actorId: number | undefined) =>
  queryOptions({
    queryKey: notificationsKey(actorId),
    queryFn: ({ signal }) =>
      call('notifications.list', { query: { per_page: MAX_SHOWN } }, { signal }).then(({ data, meta }) => ({
        notifications: data,
        unread: meta.unread,
      })),
    refetchInterval: REFRESH_MS,
  });
