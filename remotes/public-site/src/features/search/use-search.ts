import { call } from '@narthex/shared-auth';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** Holds the results, which are those of the corrected search if nothing was found for a mistyped one. */
export interface Found {
  readonly hits: readonly SearchHit[];
  readonly corrected: string | undefined;
}

async function findHits(q: string, signal: AbortSignal): Promise<Found> {
  const { data, corrected } = await call('search.find', { query: { q } }, { signal });
  return { hits: data, corrected };
}

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.search(q),
    queryFn: ({ signal }): Promise<Found | null> => findHits(q, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useSearch(q: string): Retryable<Found> {
  return toRetryable(useQuery({ ...searchQuery(q), enabled: q !== '' }));
}
