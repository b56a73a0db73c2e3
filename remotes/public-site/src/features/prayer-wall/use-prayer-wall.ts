import { LIMITS } from '@narthex/shared-contracts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadedOf, type Loaded } from '../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';
import { listWall, type WallPage } from './api';

export const prayerWallQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.prayerWall(page),
    queryFn: ({ signal }): Promise<WallPage | null> => listWall(page, signal),
    staleTime: PAGE_STALE_TIME,
  });

/** The page of the wall that an address asks for. */
export function wallPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

export function usePrayerWall(page: number): {
  wall: Loaded<WallPage>;
  isFetching: boolean;
  retry: () => void;
} {
  const query = useQuery({ ...prayerWallQuery(page), placeholderData: keepPreviousData });
  return {
    wall: loadedOf(query),
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Reloads the wall a moment after a request was sent. */
export function useReloadWallLater(): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.prayerWalls });
    }, LIMITS.prayerReload);
  };
}
