import { ApiError } from '@narthex/shared-auth';
import { guestContactSchema, type Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { refusedBySchema, refusedByServer } from '../../forms/refused-outcomes';
import type { Submit } from '../../forms/use-visitor-form';
import { joinWaitingList, sendRsvp, type RsvpTarget } from './api';

interface PlaceRequest {
  readonly target: RsvpTarget;
  readonly isFull: boolean;
  readonly onStored: (rsvp: Rsvp) => Promise<void>;
  /** Is called if the page is out of date, so that the event and its free places are loaded again. */
  readonly onConflict: () => void;
}

/**
 * Returns true if the server's message states the reason: the last place is taken, the event was moved or is gone, the
 * email address isn't confirmed, or the session has ended.
 */
const isExplained = ({ status, fieldErrors }: ApiError) =>
  [401, 403, 404, 409].includes(status) || 'occurrence' in fieldErrors;

/**
 * Requests a place or a position on the waiting list. Visitors' names and addresses are validated with the server's
 * schema; signed-in people have no such fields. The code is loaded when somebody uses the form.
 */
export const submitPlace =
  ({ target, isFull, onStored, onConflict }: PlaceRequest): Submit =>
  async (data, failure) => {
    const checked = data.has('email')
      ? guestContactSchema.safeParse({ name: data.get('name'), email: data.get('email') })
      : { success: true as const, data: undefined };
    if (!checked.success) return refusedBySchema(checked.error.issues);
    try {
      await onStored(
        await (isFull ? joinWaitingList(target, checked.data) : sendRsvp(target, true, checked.data)),
      );
      return { kind: 'sent' };
    } catch (cause) {
      if (!(cause instanceof ApiError) || !isExplained(cause)) return refusedByServer(failure, cause);
      onConflict();
      return { kind: 'refused', errors: { '': cause.message } };
    }
  };
