import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Which emails the person gets. */
export function useMailChoices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'mail-choices', actorId],
    queryFn: ({ signal }) => call('ownAccount.getMailChoices', {}, { signal }).then(({ data }) => data),
  });
}
