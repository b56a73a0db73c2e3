import { ApiError } from '@narthex/shared-auth';
import { guestContactSchema, type Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { objections, refusal } from '../../forms/refusal';
import type { Submit } from '../../forms/use-visitor-form';
import { joinWaitingList, PLACE_FAILURE, sendRsvp, type RsvpTarget } from './api';

interface AskedPlace {
  readonly target: RsvpTarget;
  readonly isFull: boolean;
  readonly onStored: (rsvp: Rsvp) => void;
  /** Somebody else was quicker: what is left is to be asked anew. */
  readonly onConflict: () => void;
}

/**
 * Asks for a place, or for one on the waiting list. A visitor's name and address are checked with the server's own
 * schema; who is signed in has no such fields. Fetched when somebody turns to the form.
 */
export const submitPlace =
  ({ target, isFull, onStored, onConflict }: AskedPlace): Submit =>
  async (data) => {
    const checked = data.has('email')
      ? guestContactSchema.safeParse({ name: data.get('name'), email: data.get('email') })
      : { success: true as const, data: undefined };
    if (!checked.success) return objections(checked.error.issues);
    try {
      onStored(await (isFull ? joinWaitingList(target, checked.data) : sendRsvp(target, true, checked.data)));
      return { kind: 'sent' };
    } catch (cause) {
      // The server's own sentence says what stands in the way: somebody was quicker, or an address isn't confirmed.
      if (!(cause instanceof ApiError) || ![403, 409].includes(cause.status))
        return refusal(PLACE_FAILURE, cause);
      onConflict();
      return { kind: 'refused', errors: { '': cause.message } };
    }
  };
