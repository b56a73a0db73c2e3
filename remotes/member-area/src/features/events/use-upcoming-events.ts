import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { call } from '@narthex/shared-auth';
import { DASHBOARD_LIST_SIZE } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Write } from '@narthex/shared-panels/use-action';

type Events = readonly ChurchEvent[];

/** Some servers wrap the list once more. */
const unwrap = (data: Events | { readonly data: Events }) => ('data' in data ? data.data : data);

async function listUpcomingEvents(signal?: AbortSignal): Promise<Events> {
  const query = { limit: DASHBOARD_LIST_SIZE, upcoming: true };
  const { data } = await call('events.list', { query }, { signal });
  return unwrap(data);
}

/** Requests the events that the person has said they will attend. */
export const listOwnEvents = (signal?: AbortSignal) =>
  call('ownAccount.listEvents', {}, { signal }).then(({ data }) => data);

/** Takes a place at an occurrence of an event or gives it back. Resolves with the server's message. */
export const updateRsvp = (
  { id, start_datetime: occurrence }: ChurchEvent,
  attending: boolean,
  write: Write,
) => write('rsvps.update', { id, body: { attending, occurrence } }).then(({ message }) => message);

const upcomingEventsQuery = queryOptions({
  queryKey: ['member-area', 'upcoming-events'],
  queryFn: ({ signal }) => listUpcomingEvents(signal),
});

export function useUpcomingEvents() {
  return useQuery(upcomingEventsQuery);
}
