import { EVENTS_PER_PAGE } from '@narthex/shared-contracts';
import { call } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { readRows, readTotal } from '../../../data/read-list';
import { toRetryable } from '../../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../../query-keys';
import { useShownEvents, type UpcomingEvents } from '../use-upcoming-events';
import { isNarrowed, type EventView } from './event-view';

/** Describes a page of upcoming events and the total number of them. */
export interface ComingEvents {
  readonly events: readonly ChurchEvent[];
  readonly total: number;
}

async function listComingEvents({ text, type, page }: EventView, signal: AbortSignal): Promise<ComingEvents> {
  const query = {
    upcoming: true,
    limit: EVENTS_PER_PAGE,
    ...(page > 1 && { page }),
    ...(text && { search: text }),
    ...(type && { event_type: type }),
  };
  const response = await call('events.list', { query }, { signal });
  // Some servers refuse with a successful status.
  if (!response.success) return { events: [], total: 0 };
  return { events: readRows(response), total: readTotal(response) };
}

/** Returns the query of one page of upcoming events that match the filters. */
export const comingEventsQuery = (view: EventView) =>
  queryOptions({
    queryKey: queryKeys.comingEvents(view.text, view.type ?? '', view.page),
    queryFn: ({ signal }): Promise<ComingEvents | null> => listComingEvents(view, signal),
    staleTime: PAGE_STALE_MS,
  });

interface ShownEvents extends UpcomingEvents {
  readonly total: number;
}

/**
 * Loads upcoming events that match the filters. Without results, samples are shown on the first page unless somebody
 * searches.
 */
export function useComingEvents(view: EventView): ShownEvents {
  const query = useQuery({ ...comingEventsQuery(view), placeholderData: keepPreviousData });
  const loaded = toRetryable(query);
  const [events, total] = loaded.status === 'loaded' ? [loaded.value.events, loaded.value.total] : [[], 0];
  const shown = useShownEvents(
    loaded.status === 'loaded' ? { ...loaded, value: events } : loaded,
    !isNarrowed(view) && view.page === 1,
  );
  return { ...shown, total };
}
