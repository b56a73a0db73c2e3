import { call } from '@narthex/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 60_000;
const MAX_SHOWN = 20;

export const notificationsKey = (actorId: number | undefined) => ['notifications', actorId];

/** The newest of what the person is told, and how many are unread; asked for again while the dashboard is open. */
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
