import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { getEvent } from './api';

/** Describes an event that was found, or that there is none. The value null means that the request failed. */
export type FoundEvent = { readonly record: ChurchEvent | undefined };

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.event(id),
    queryFn: async ({ signal }): Promise<FoundEvent | null> => ({
      record: (await getEvent(id, signal)) ?? undefined,
    }),
    staleTime: PAGE_STALE_MS,
  });

export function useEvent(id: string): Retryable<FoundEvent> {
  return toRetryable(useQuery(eventQuery(id)));
}
