import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toLoaded } from '../../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../../query-keys';
import { listEvents } from '../api';
import { useShownEvents, type UpcomingEvents } from '../use-upcoming-events';
import { isNarrowed, type EventView } from './event-view';

const MAX_COMING_EVENTS = 48;

/** What is planned and matches, for the page of all events. */
export const comingEventsQuery = (view: EventView) =>
  queryOptions({
    queryKey: queryKeys.comingEvents(view.text, view.type ?? ''),
    queryFn: ({ signal }): Promise<readonly ChurchEvent[] | null> =>
      listEvents(
        {
          upcoming: true,
          limit: MAX_COMING_EVENTS,
          ...(view.text && { search: view.text }),
          ...(view.type && { event_type: view.type }),
        },
        signal,
      ),
    staleTime: PAGE_STALE_TIME,
  });

/** What is planned and matches. Samples stand in as for the next events, but not where somebody searches. */
export function useComingEvents(view: EventView): UpcomingEvents & { readonly isFetching: boolean } {
  const query = useQuery({ ...comingEventsQuery(view), placeholderData: keepPreviousData });
  const shown = useShownEvents(toLoaded(query), !isNarrowed(view));
  return { ...shown, isFetching: query.isFetching };
}
