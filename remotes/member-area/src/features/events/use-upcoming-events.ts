import { queryOptions, useQuery } from '@tanstack/react-query';
import { listUpcomingEvents } from './api';

const upcomingEventsQuery = queryOptions({
  queryKey: ['member-area', 'upcoming-events'],
  queryFn: ({ signal }) => listUpcomingEvents(signal),
});

export function useUpcomingEvents() {
  return useQuery(upcomingEventsQuery);
}
