import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadedOf, type Loaded } from '../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';
import { listActiveAnnouncements } from './api';

export const activeAnnouncementsQuery = queryOptions({
  queryKey: queryKeys.activeAnnouncements,
  queryFn: ({ signal }): Promise<Announcement[] | null> => listActiveAnnouncements(signal),
  staleTime: PAGE_STALE_TIME,
});

export function useActiveAnnouncements(): Loaded<readonly Announcement[]> & { readonly retry: () => void } {
  const query = useQuery(activeAnnouncementsQuery);
  return { ...loadedOf(query), retry: () => void query.refetch() };
}
