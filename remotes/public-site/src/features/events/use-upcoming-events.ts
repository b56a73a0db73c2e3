import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';
import { listUpcomingEvents } from './api';
import { eventFacts, type EventFacts } from './event-facts';
import { sampleEvents } from './sample-events';

export const upcomingEventsQuery = queryOptions({
  queryKey: queryKeys.upcomingEvents,
  queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> => listUpcomingEvents(signal),
  staleTime: PAGE_STALE_MS,
});

export interface UpcomingEvents extends Pick<Retryable<unknown>, 'isFetching' | 'retry'> {
  readonly status: 'loading' | 'failed' | 'sample' | 'loaded';
  readonly events: readonly EventFacts[];
}

/** Loads the next events. If the request fails or there are none, samples are returned. */
export function useUpcomingEvents(): UpcomingEvents {
  return useShownEvents(toRetryable(useQuery(upcomingEventsQuery)));
}

/**
 * Returns the events for their cards, or samples if there are none, unless somebody searches. An editor may switch off the
 * samples of an empty list.
 */
export function useShownEvents(loaded: Retryable<readonly ChurchEvent[]>, hasSamples = true): UpcomingEvents {
  const { time_zone, has_sample_events: mayShowSamples = true } = useSite();
  const now = useNow();
  const { isFetching, retry } = loaded;
  const request = { isFetching, retry };
  if (loaded.status === 'loading') return { ...request, status: 'loading', events: [] };
  if (loaded.status === 'loaded' && loaded.value.length > 0) {
    return {
      ...request,
      status: 'loaded',
      events: loaded.value.map((event) => eventFacts(event, time_zone)),
    };
  }
  if (!hasSamples || (loaded.status === 'loaded' && !mayShowSamples))
    return { ...request, status: loaded.status, events: [] };
  return {
    ...request,
    status: loaded.status === 'failed' ? 'failed' : 'sample',
    events: now ? sampleEvents(now, time_zone) : [],
  };
}
