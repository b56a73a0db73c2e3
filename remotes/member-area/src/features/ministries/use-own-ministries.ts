import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Where the person belongs, and what they asked to join. */
export function useOwnMinistries() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'ministries', actorId],
    queryFn: ({ signal }) => call('membership.list', {}, { signal }).then(({ data }) => data),
  });
}
