import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@narthex/remote-kit/query';
import { announceLoaded } from '@narthex/shared-ui';

/** Describes the state of a section: loading, failed (it shows its fallback), or loaded with its data. */
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
  // A retry keeps the state failed, since the button that was pressed must not disappear.
  if (data === undefined || isPlaceholderData) {
    if (isError || isFetchedAfterMount) return { status: 'failed' };
  }
  if (data === undefined) return { status: 'loading' };
  return data === null ? { status: 'failed' } : { status: 'loaded', value: data };
}

/** Describes the state of a section that can be retried. */
export type Retryable<T> = Loaded<T> & { readonly isFetching: boolean; readonly retry: () => void };

export function toRetryable<T>(
  query: Reading<T> & { readonly isFetching: boolean; readonly refetch: () => unknown },
): Retryable<T> {
  return { ...toLoaded(query), isFetching: query.isFetching, retry: () => void query.refetch() };
}

interface PrefetchableQuery {
  readonly queryKey: QueryKey;
}

/**
 * Loads a query before rendering, unless it has data: a page that was seen before opens at once, and refreshes what is
 * outdated while it is shown.
 */
export async function prefetchMissing<Q extends PrefetchableQuery>(
  queryClient: QueryClient,
  query: Q,
): Promise<void> {
  if (queryClient.getQueryData(query.queryKey) === undefined) await queryClient.prefetchQuery(query);
}

/**
 * Does the same for a query with a fallback. A failure stores null as outdated data: dehydration drops failed queries,
 * but the browser has to render the same fallback as the server before it retries.
 */
export async function prefetchOrNull<Q extends PrefetchableQuery>(
  queryClient: QueryClient,
  query: Q,
): Promise<void> {
  await prefetchMissing(queryClient, query);
  if (queryClient.getQueryData(query.queryKey) === undefined) {
    queryClient.setQueryData(query.queryKey, null, { updatedAt: 0 });
  }
}

/**
 * Returns the stored texts of a page, or null if they can't be loaded. The page waits for them: built-in texts are no
 * placeholder, because visitors would take them for those of their church. The promise is thrown as React.lazy does it:
 * `use` would wait for a microtask, which a synchronous render doesn't allow.
 */
export function useStored<T, Key extends QueryKey>(
  query: UseQueryOptions<T | null, Error, T | null, Key>,
): T | null {
  const queryClient = useQueryClient();
  const reading = useQuery(query);
  if (toLoaded(reading).status === 'loading') throw prefetchOrNull(queryClient, query).then(announceLoaded);
  return reading.data ?? null;
}
