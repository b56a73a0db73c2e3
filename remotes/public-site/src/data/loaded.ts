import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';

/** What a section shows: its data, that it is on its way, or the fall-back. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T };

export function loadedOf<T>({
  data,
  isError,
}: Pick<UseQueryResult<T | null>, 'data' | 'isError'>): Loaded<T> {
  if (data === undefined) return { status: isError ? 'failed' : 'loading' };
  return data === null ? { status: 'failed' } : { status: 'loaded', value: data };
}

interface PrefetchableQuery {
  readonly queryKey: QueryKey;
}

/**
 * Fills a query before rendering. A failure leaves null, marked as stale: dehydration drops failed queries, and the
 * browser has to draw the same fall-back as the server before it tries again.
 */
export async function prefetchOrNull<Q extends PrefetchableQuery>(
  queryClient: QueryClient,
  query: Q,
): Promise<void> {
  // It failed on the server: the page asks again by itself, once it is taken over.
  if (queryClient.getQueryData(query.queryKey) === null) return;
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) {
    queryClient.setQueryData(query.queryKey, null, { updatedAt: 0 });
  }
}
