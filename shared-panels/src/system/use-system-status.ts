import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';

/** How the server, its database, disk, mail and tasks are doing. */
export function useSystemStatus() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['system', 'status', actorId],
    queryFn: ({ signal }) => call('system.status', {}, { signal }).then(({ data }) => data),
  });
}
