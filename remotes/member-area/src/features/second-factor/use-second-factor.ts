import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads whether the person signs in with a second step. */
export function useSecondFactor() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'second-factor', actorId],
    queryFn: ({ signal }) => call('secondFactor.get', {}, { signal }).then(({ data }) => data),
  });
}
