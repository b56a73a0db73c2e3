import { ApiError } from '@narthex/shared-auth';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { useMutation, useQuery, useQueryClient } from '@narthex/remote-kit/query';
import { usePostedForm } from '../../forms/posted-form';
import { useIsHydrated } from '@narthex/shared-ui';
import { queryKeys } from '../../query-keys';
import { getRsvp, sendRsvp, type RsvpTarget } from './api';

/** What this person or device has replied, the seats that are taken, and how to update. */
export function useRsvp(target: RsvpTarget, isOpen: boolean, counted: Omit<Rsvp, 'attending'>) {
  const { eventId } = target;
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const given = usePostedForm('rsvp');
  const givenBack = usePostedForm('rsvp-cancel');
  const key = queryKeys.rsvp(eventId);
  // The page is the same for everyone: only the browser knows who is reading it.
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getRsvp(target, signal),
    enabled: isHydrated && isOpen,
    staleTime: 30_000,
  });
  const update = useMutation({
    mutationFn: (attending: boolean) => sendRsvp(target, attending),
    // A response from before the reply must not arrive after it.
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (rsvp) => {
      queryClient.setQueryData(key, rsvp);
      void queryClient.invalidateQueries({ queryKey: queryKeys.event(String(eventId)) });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: key }),
  });
  const failure = update.error instanceof ApiError ? update.error.message : update.error?.message;
  const rsvp: Rsvp = data ?? { ...counted, attending: given.isSent };
  return {
    rsvp,
    isSending: update.isPending,
    failure: update.isIdle ? given.refused?.errors[''] : failure,
    /** How the last reply went, to be announced. */
    done: update.data
      ? update.data.attending
        ? ('given' as const)
        : ('given-back' as const)
      : given.isSent && rsvp.attending
        ? ('given' as const)
        : givenBack.isSent
          ? ('given-back' as const)
          : undefined,
    updateRsvp: (attending: boolean) => {
      if (!update.isPending) update.mutate(attending);
    },
  };
}
