import { call } from '@narthex/shared-auth';
import type { GuestContact, Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

/** Identifies an event and, if it repeats, the start of one occurrence. */
export interface RsvpTarget {
  readonly eventId: number;
  readonly occurrence?: string;
}

const named = (occurrence: string | undefined) => (occurrence ? { occurrence } : {});

export const getRsvp = ({ eventId, occurrence }: RsvpTarget, signal?: AbortSignal): Promise<Rsvp> =>
  call('rsvps.get', { id: eventId, query: named(occurrence) }, { signal }).then(({ data }) => data);

/** Visitors send their name and address, which the server knows of an account. */
export const sendRsvp = (
  { eventId, occurrence }: RsvpTarget,
  attending: boolean,
  contact?: GuestContact,
): Promise<Rsvp> =>
  call('rsvps.update', { id: eventId, body: { attending, ...contact, ...named(occurrence) } }).then(
    ({ data }) => data,
  );

export const joinWaitingList = ({ eventId, occurrence }: RsvpTarget, contact?: GuestContact): Promise<Rsvp> =>
  call('waitingList.join', { id: eventId, body: { ...contact, ...named(occurrence) } }).then(
    ({ data }) => data,
  );

export const leaveWaitingList = ({ eventId, occurrence }: RsvpTarget): Promise<Rsvp> =>
  call('waitingList.leave', { id: eventId, query: named(occurrence) }).then(({ data }) => data);
