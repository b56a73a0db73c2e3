import { useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';
import { listOwnEvents } from './api';

/** Loads the events that the signed-in person has said they will attend. */
export function useOwnEvents() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'own-events', actorId],
    queryFn: ({ signal }) => listOwnEvents(signal),
  });
}
