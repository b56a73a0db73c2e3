import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded, type Loaded } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listRecentPrayers } from './api';

export const recentPrayersQuery = queryOptions({
  queryKey: queryKeys.recentPrayers,
  queryFn: ({ signal }): Promise<PublicPrayer[] | null> => listRecentPrayers(signal),
  staleTime: PAGE_STALE_MS,
});

export function useRecentPrayers(): Loaded<readonly PublicPrayer[]> {
  return toLoaded(useQuery(recentPrayersQuery));
}
