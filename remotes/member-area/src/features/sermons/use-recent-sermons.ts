import { call } from '@narthex/shared-auth';
import { DASHBOARD_LIST_SIZE } from '@narthex/shared-contracts';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';

const recentSermonsQuery = queryOptions({
  queryKey: ['member-area', 'recent-sermons'],
  queryFn: async ({ signal }) => {
    const query = { limit: DASHBOARD_LIST_SIZE, recent: true };
    return (await call('sermons.list', { query }, { signal })).data;
  },
});

export function useRecentSermons() {
  return useQuery(recentSermonsQuery);
}
