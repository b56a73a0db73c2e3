import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads the ministries that the person belongs to, has asked to join or is invited to. */
export function useOwnMinistries() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'ministries', actorId],
    queryFn: ({ signal }) => call('membership.list', {}, { signal }).then(({ data }) => data),
  });
}
