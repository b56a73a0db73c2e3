import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads the figures of the administration for the signed-in person. */
export function useAdminDashboard() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['admin-dashboard', actorId],
    queryFn: ({ signal }) => call('dashboard.admin', {}, { signal }).then(({ data }) => data),
  });
}
