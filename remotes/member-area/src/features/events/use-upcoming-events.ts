import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { listUpcomingEvents } from './api';

const upcomingEventsQuery = queryOptions({
  queryKey: ['member-area', 'upcoming-events'],
  queryFn: ({ signal }) => listUpcomingEvents(signal),
});

export function useUpcomingEvents() {
  return useQuery(upcomingEventsQuery);
}
