import { LIMITS } from '@narthex/shared-contracts';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadedOf, type Loaded } from '../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';
import { listRecentPrayers } from './api';

export const recentPrayersQuery = queryOptions({
  queryKey: queryKeys.recentPrayers,
  queryFn: ({ signal }): Promise<PublicPrayer[] | null> => listRecentPrayers(signal),
  staleTime: PAGE_STALE_TIME,
});

export function useRecentPrayers(): Loaded<readonly PublicPrayer[]> {
  return loadedOf(useQuery(recentPrayersQuery));
}

/** Reloads the list a moment after a request was sent. */
export function useReloadPrayersLater(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.recentPrayers });
    }, LIMITS.prayerReload);
  };
}
