import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listWall, type WallPage } from './api';

export const prayerWallQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.prayerWall(page),
    queryFn: ({ signal }): Promise<WallPage | null> => listWall(page, signal),
    staleTime: PAGE_STALE_MS,
  });

export function usePrayerWall(page: number): Retryable<WallPage> {
  return toRetryable(useQuery({ ...prayerWallQuery(page), placeholderData: keepPreviousData }));
}
