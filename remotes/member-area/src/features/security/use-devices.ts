import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads the sessions of the person. */
export function useDevices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'devices', actorId],
    queryFn: ({ signal }) => call('ownAccount.listSessions', {}, { signal }).then(({ data }) => data),
  });
}
