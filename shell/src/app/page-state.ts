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

/**
 * Returns the time at which the data of the page was current, in milliseconds. The server confirms an older page as
 * long as its content is the same, so a page that came over the network is as new as the request for it.
 */
function readDataTime(now: string): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize ? performance.timeOrigin : Date.parse(now);
}

/** Gives a query client the data that the page was rendered from, which is as old as the page. */
export function restorePageState(
  queryClient: QueryClient,
  { now, state }: Pick<PageDocument, 'now' | 'state'>,
): void {
  // The instant is replaced by the browser's once the page is hydrated.
  queryClient.setQueryData(nowQuery.queryKey, now, { updatedAt: Date.parse(now) });
  const updatedAt = readDataTime(now);
  for (const [key, value] of state) queryClient.setQueryData(key, value, { updatedAt });
}
