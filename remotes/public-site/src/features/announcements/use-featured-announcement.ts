import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded, type Loaded } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { getFeaturedAnnouncement } from './api';

export const featuredAnnouncementQuery = queryOptions({
  queryKey: queryKeys.featuredAnnouncement,
  queryFn: ({ signal }): Promise<Announcement[] | null> => getFeaturedAnnouncement(signal),
  staleTime: PAGE_STALE_MS,
});

/** Returns the most important announcement as a list with one element or none. */
export function useFeaturedAnnouncement(): Loaded<readonly Announcement[]> {
  return toLoaded(useQuery(featuredAnnouncementQuery));
}
