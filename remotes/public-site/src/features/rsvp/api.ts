import { call } from '@narthex/shared-auth';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

/** What an RSVP is for: an event, and the start of one of its occurrences where it repeats. */
export interface RsvpTarget {
  readonly eventId: number;
  readonly occurrence?: string;
}

export const getRsvp = ({ eventId, occurrence }: RsvpTarget, signal?: AbortSignal): Promise<Rsvp> =>
  call('rsvps.get', { id: eventId, query: occurrence ? { occurrence } : {} }, { signal }).then(
    ({ data }) => data,
  );

export const sendRsvp = ({ eventId, occurrence }: RsvpTarget, attending: boolean): Promise<Rsvp> =>
  call('rsvps.update', { id: eventId, body: { attending, ...(occurrence && { occurrence }) } }).then(
    ({ data }) => data,
  );
