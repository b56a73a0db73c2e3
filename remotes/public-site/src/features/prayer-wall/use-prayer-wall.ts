import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { retriedOf, type Retried } from '../../data/loaded';
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

export function usePrayerWall(page: number): Retried<WallPage> {
  return retriedOf(useQuery({ ...prayerWallQuery(page), placeholderData: keepPreviousData }));
}
