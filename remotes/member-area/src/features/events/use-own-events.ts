import { useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';
import { listOwnEvents } from './api';

/** What the signed-in person said they come to. */
export function useOwnEvents() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'own-events', actorId],
    queryFn: ({ signal }) => listOwnEvents(signal),
  });
}
