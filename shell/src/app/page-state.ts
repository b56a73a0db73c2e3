import { nowQuery } from '@narthex/shared-auth';
import type { PageDocument, PageState } from '@narthex/shared-contracts';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/**
 * Returns the data that a page was rendered from. It is the same for the same content, whoever renders it and when: the
 * order is fixed, and the instant of the render is left out.
 */
export function readPageState(queryClient: QueryClient): PageState {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryHash }) => state.status === 'success' && queryHash !== hashKey(nowQuery.queryKey))
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Gives a query client the data that the page was rendered from, which is as old as the page. */
export function restorePageState(
  queryClient: QueryClient,
  { now, state }: Pick<PageDocument, 'now' | 'state'>,
): void {
  const options = { updatedAt: Date.parse(now) };
  queryClient.setQueryData(nowQuery.queryKey, now, options);
  for (const [key, value] of state) queryClient.setQueryData(key, value, options);
}
