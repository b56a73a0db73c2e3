import { call } from '@narthex/shared-auth';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

async function findHits(q: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const { data } = await call('search.find', { query: { q } }, { signal });
  return data;
}

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.search(q),
    queryFn: ({ signal }): Promise<readonly SearchHit[] | null> => findHits(q, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useSearch(q: string): Retryable<readonly SearchHit[]> {
  return toRetryable(useQuery({ ...searchQuery(q), enabled: q !== '' }));
}
