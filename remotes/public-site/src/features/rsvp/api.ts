import { call } from '@narthex/shared-auth';
import type { Rsvp, WaitingInput } from '@narthex/shared-contracts/schemas/rsvp';

/** What an RSVP is for: an event, and the start of one of its occurrences where it repeats. */
export interface RsvpTarget {
  readonly eventId: number;
  readonly occurrence?: string;
}

const named = (occurrence: string | undefined) => (occurrence ? { occurrence } : {});

export const getRsvp = ({ eventId, occurrence }: RsvpTarget, signal?: AbortSignal): Promise<Rsvp> =>
  call('rsvps.get', { id: eventId, query: named(occurrence) }, { signal }).then(({ data }) => data);

export const sendRsvp = ({ eventId, occurrence }: RsvpTarget, attending: boolean): Promise<Rsvp> =>
  call('rsvps.update', { id: eventId, body: { attending, ...named(occurrence) } }).then(({ data }) => data);

export const joinWaitingList = (
  { eventId, occurrence }: RsvpTarget,
  { name, email }: Pick<WaitingInput, 'name' | 'email'>,
): Promise<Rsvp> =>
  call('waitingList.join', { id: eventId, body: { name, email, ...named(occurrence) } }).then(
    ({ data }) => data,
  );

export const leaveWaitingList = ({ eventId, occurrence }: RsvpTarget): Promise<Rsvp> =>
  call('waitingList.leave', { id: eventId, query: named(occurrence) }).then(({ data }) => data);
