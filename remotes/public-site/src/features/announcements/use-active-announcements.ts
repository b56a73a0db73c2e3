import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listActiveAnnouncements } from './api';

export const activeAnnouncementsQuery = queryOptions({
  queryKey: queryKeys.activeAnnouncements,
  queryFn: ({ signal }): Promise<Announcement[] | null> => listActiveAnnouncements(signal),
  staleTime: PAGE_STALE_MS,
});

export function useActiveAnnouncements(): Retryable<readonly Announcement[]> {
  return toRetryable(useQuery(activeAnnouncementsQuery));
}
