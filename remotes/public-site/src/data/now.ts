import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys';

/** The instant the page is drawn for, ISO 8601: the server's at first, so that both sides agree, then the browser's. */
export const nowQuery = queryOptions({
  queryKey: queryKeys.now,
  queryFn: () => new Date().toISOString(),
  staleTime: 60_000,
});

export function useNow(): string | undefined {
  return useQuery(nowQuery).data;
}
