import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { call } from '@narthex/shared-auth';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { findRecord, type Found } from '../../data/find-record';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** The value null means that the request failed. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.event(id),
    queryFn: (context): Promise<Found<ChurchEvent> | null> =>
      findRecord(context, () => call('events.get', { id }, { signal: context.signal })),
    staleTime: PAGE_STALE_MS,
  });

export function useEvent(id: string): Retryable<Found<ChurchEvent>> {
  return toRetryable(useQuery(eventQuery(id)));
}
