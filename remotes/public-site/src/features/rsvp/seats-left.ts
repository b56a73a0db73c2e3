import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

export interface SeatsLeft {
  /** Null: there is no end. */
  readonly left: number | null;
  /** How full it is in percent. */
  readonly share: number | null;
  readonly label: string;
  readonly past: string;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** The labels for the seats of an event. Places that are kept for the waiting list are taken. */
export function seatsLeft({
  attendees_count: taken,
  max_attendees,
  waiting_count: waiting,
}: Pick<Rsvp, 'attendees_count' | 'max_attendees' | 'waiting_count'>): SeatsLeft {
  const seats = max_attendees ?? 0;
  const past = taken === 0 ? 'Thank you to everyone who came.' : `${people(taken)} had said they would come.`;
  if (seats === 0) {
    const coming = taken === 0 ? '' : `, ${people(taken)} coming so far`;
    return { left: null, share: null, label: `Open to All${coming}`, past };
  }
  const left = Math.max(0, seats - taken - waiting);
  const queue = waiting === 0 ? '' : `, ${people(waiting)} waiting`;
  return {
    left,
    share: Math.min(100, Math.round((taken / seats) * 100)),
    label:
      left === 0
        ? `This event is full: all ${seats} places are taken${queue}`
        : `${left} of ${seats} places left`,
    past,
  };
}
