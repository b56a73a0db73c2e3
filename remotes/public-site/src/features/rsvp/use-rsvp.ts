import { ApiError } from '@narthex/shared-auth';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { useMutation, useQuery, useQueryClient } from '@narthex/remote-kit/query';
import { useSearchParams } from '@narthex/remote-kit/router';
import { usePostedForm } from '../../forms/posted-form';
import { useIsHydrated } from '@narthex/shared-ui';
import { queryKeys } from '../../query-keys';
import { getRsvp, leaveWaitingList, sendRsvp, type RsvpTarget } from './api';

/** Describes the last reply, so that it can be announced. */
export type Reply = 'cancelled' | 'left';

export const rsvpTarget = (event: ChurchEvent): RsvpTarget => ({
  eventId: event.id,
  ...(event.recurrence_pattern !== null && { occurrence: event.start_datetime }),
});

/** Loads the reply of this person or device and the number of taken places. */
export function useRsvpState(event: ChurchEvent, isOpen: boolean): Rsvp {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const hasReplied = usePostedForm('rsvp').isSent;
  const hasAsked = usePostedForm('rsvp-unconfirmed').isSent;
  const hasJoined = usePostedForm('waiting-list').isSent;
  // The HTML is the same for everybody, so only the browser can ask for the person's reply.
  const { data } = useQuery({
    queryKey: queryKeys.rsvp(event.id, event.start_datetime),
    queryFn: ({ signal }) => getRsvp(rsvpTarget(event), signal),
    enabled: isHydrated && isOpen,
    staleTime: 30_000,
  });
  if (data) return data;
  const place = Math.max(1, Number.parseInt(search.get('place') ?? '1', 10) || 1);
  return {
    attending: hasReplied,
    is_unconfirmed: hasAsked,
    attendees_count: event.attendees_count,
    max_attendees: event.max_attendees,
    occurrence: event.start_datetime,
    waiting_count: event.waiting_count,
    waiting: hasJoined ? { place, offered_until: null } : null,
  };
}

const messageOf = (error: Error | null) => (error instanceof ApiError ? error.message : error?.message);

/** Returns the actions that take a place, give it back or leave the waiting list. */
export function useRsvpReply(event: ChurchEvent) {
  const target = rsvpTarget(event);
  const queryClient = useQueryClient();
  const posted = usePostedForm('rsvp');
  const isCancelled = usePostedForm('rsvp-cancel').isSent;
  const hasLeft = usePostedForm('waiting-list-left').isSent;
  const key = queryKeys.rsvp(event.id, event.start_datetime);
  const reloadEvent = () =>
    void queryClient.invalidateQueries({ queryKey: queryKeys.event(String(event.id)) });
  // The event may be full or begin at another time now.
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: key });
    reloadEvent();
  };
  const store = async (rsvp: Rsvp) => {
    // A response to a request from before the reply must not overwrite its result.
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, rsvp);
    reloadEvent();
  };
  const update = useMutation({
    mutationFn: (reply: 'come' | Reply) =>
      reply === 'left' ? leaveWaitingList(target) : sendRsvp(target, reply === 'come'),
    onSuccess: store,
    onError: refresh,
  });
  const postedReply: Reply | undefined = hasLeft ? 'left' : isCancelled ? 'cancelled' : undefined;
  const done = update.isSuccess ? update.variables : postedReply;
  return {
    isSending: update.isPending,
    failure: messageOf(update.error),
    /** Is the error of a plain post, until there is a reply without one. */
    postedFailure: update.isIdle ? posted.refused?.errors[''] : undefined,
    /** Is true if the session had ended, so that the reply counts for nobody. */
    isSignedOut: update.error instanceof ApiError && update.error.status === 401,
    done: done === 'come' ? undefined : done,
    store,
    refresh,
    reply: (reply: 'come' | Reply) => {
      if (!update.isPending) update.mutate(reply);
    },
  };
}
