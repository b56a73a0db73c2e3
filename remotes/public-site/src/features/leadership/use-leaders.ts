import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { toLoaded, type Loaded } from '../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';
import { listActiveLeaders } from './api';

export const leadersQuery = queryOptions({
  queryKey: queryKeys.leaders,
  queryFn: ({ signal }): Promise<Leader[] | null> => listActiveLeaders(signal),
  staleTime: PAGE_STALE_TIME,
});

export function useLeaders(): Loaded<readonly Leader[]> {
  return toLoaded(useQuery(leadersQuery));
}
