import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded, type Loaded } from '../../data/loaded';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';
import { listComingEvents, listUpcomingEvents } from './api';
import { isNarrowed, type EventView } from './event-filters';
import { eventFacts, type EventFacts } from './event-facts';
import { sampleEvents } from './sample-events';

export const upcomingEventsQuery = queryOptions({
  queryKey: queryKeys.upcomingEvents,
  queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> => listUpcomingEvents(signal),
  staleTime: PAGE_STALE_TIME,
});

const MAX_COMING_EVENTS = 48;

/** What is planned and matches, for the page of all events. */
export const comingEventsQuery = (view: EventView) =>
  queryOptions({
    queryKey: queryKeys.comingEvents(view.text, view.type ?? ''),
    queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> =>
      listComingEvents(view, MAX_COMING_EVENTS, signal),
    staleTime: PAGE_STALE_TIME,
  });

export interface UpcomingEvents {
  readonly status: 'loading' | 'failed' | 'sample' | 'loaded';
  readonly events: readonly EventFacts[];
}

/** The next events; samples stand in when they can't be read or there are none. */
export function useUpcomingEvents(): UpcomingEvents {
  return useShownEvents(toLoaded(useQuery(upcomingEventsQuery)));
}

/** What is planned and matches. Samples stand in as for the next events, but not where somebody searches. */
export function useComingEvents(view: EventView): UpcomingEvents {
  const query = useQuery({ ...comingEventsQuery(view), placeholderData: keepPreviousData });
  return useShownEvents(toLoaded(query), !isNarrowed(view));
}

function useShownEvents(loaded: Loaded<readonly ChurchEvent[]>, hasSamples = true): UpcomingEvents {
  const { time_zone } = useSite();
  const now = useNow();
  if (loaded.status === 'loading') return { status: 'loading', events: [] };
  if (loaded.status === 'loaded' && loaded.value.length > 0) {
    return { status: 'loaded', events: loaded.value.map((event) => eventFacts(event, time_zone)) };
  }
  if (!hasSamples) return { status: loaded.status, events: [] };
  return {
    status: loaded.status === 'failed' ? 'failed' : 'sample',
    events: now ? sampleEvents(now, time_zone) : [],
  };
}
