import type { QueryClient, QueryKey, UseQueryResult } from '@narthex/remote-kit/query';

/** What a section shows: its data, that it is on its way, or the fall-back. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly value: T };

type Reading<T> = Pick<
  UseQueryResult<T | null>,
  'data' | 'isError' | 'isFetchedAfterMount' | 'isPlaceholderData'
>;

export function toLoaded<T>({
  data,
  isError,
  isFetchedAfterMount,
  isPlaceholderData,
}: Reading<T>): Loaded<T> {
  // It stays failed while it is asked for again: the button that was pressed has to stay, too.
  if (data === undefined || isPlaceholderData) {
    if (isError || isFetchedAfterMount) return { status: 'failed' };
  }
  if (data === undefined) return { status: 'loading' };
  return data === null ? { status: 'failed' } : { status: 'loaded', value: data };
}

/** The same for what a person can ask for again. */
export type Retried<T> = Loaded<T> & { readonly isFetching: boolean; readonly retry: () => void };

export function toRetryable<T>(
  query: Reading<T> & { readonly isFetching: boolean; readonly refetch: () => unknown },
): Retried<T> {
  return { ...toLoaded(query), isFetching: query.isFetching, retry: () => void query.refetch() };
}

interface PrefetchableQuery {
  readonly queryKey: QueryKey;
}

/**
 * Fills a query before rendering. A failure leaves null, marked as stale: dehydration drops failed queries, and the
 * browser has to render the same fall-back as the server before it tries again.
 */
export async function prefetchOrNull<Q extends PrefetchableQuery>(
  queryClient: QueryClient,
  query: Q,
): Promise<void> {
  // It failed on the server: the page asks again by itself, once it is hydrated.
  if (queryClient.getQueryData(query.queryKey) === null) return;
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) {
    queryClient.setQueryData(query.queryKey, null, { updatedAt: 0 });
  }
}
