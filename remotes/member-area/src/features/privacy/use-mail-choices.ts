import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads the kinds of emails that the person receives. */
export function useMailChoices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'mail-choices', actorId],
    queryFn: ({ signal }) => call('ownAccount.getMailChoices', {}, { signal }).then(({ data }) => data),
  });
}
