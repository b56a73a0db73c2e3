import { waitingInputSchema, type Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { objections, refusal } from '../../forms/refusal';
import type { Submit } from '../../forms/use-visitor-form';
import { joinWaitingList, type RsvpTarget } from './api';
import { WAITING_FAILURE } from './waiting-messages';

/** Checks a name and an address with the server's own schema and joins. Fetched when somebody turns to the form. */
export const submitWaiting =
  (target: RsvpTarget, onJoined: (rsvp: Rsvp) => void): Submit =>
  async (data) => {
    const checked = waitingInputSchema.safeParse({ name: data.get('name'), email: data.get('email') });
    if (!checked.success) return objections(checked.error.issues);
    try {
      onJoined(await joinWaitingList(target, checked.data));
      return { kind: 'sent' };
    } catch (cause) {
      return refusal(WAITING_FAILURE, cause);
    }
  };
