import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { listRecentSermons } from './api';

const recentSermonsQuery = queryOptions({
  queryKey: ['member-area', 'recent-sermons'],
  queryFn: ({ signal }) => listRecentSermons(signal),
});

export function useRecentSermons() {
  return useQuery(recentSermonsQuery);
}
