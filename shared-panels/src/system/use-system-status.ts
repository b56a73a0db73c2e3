import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@tanstack/react-query';

/** Loads the health of the server, its database, disk, mail and jobs. */
export function useSystemStatus() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['system', 'status', actorId],
    queryFn: ({ signal }) => call('system.status', {}, { signal }).then(({ data }) => data),
  });
}
