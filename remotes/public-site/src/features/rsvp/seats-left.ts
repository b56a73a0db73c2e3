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

/** The labels for the seats of an event. */
export function seatsLeft({
  attendees_count: taken,
  max_attendees,
}: Pick<Rsvp, 'attendees_count' | 'max_attendees'>): SeatsLeft {
  const seats = max_attendees ?? 0;
  const past = taken === 0 ? 'Thank you to everyone who came.' : `${people(taken)} had said they would come.`;
  if (seats === 0) {
    const coming = taken === 0 ? '' : `, ${people(taken)} coming so far`;
    return { left: null, share: null, label: `Open to All${coming}`, past };
  }
  const left = Math.max(0, seats - taken);
  return {
    left,
    share: Math.min(100, Math.round((taken / seats) * 100)),
    label:
      left === 0 ? `This event is full: all ${seats} places are taken` : `${left} of ${seats} places left`,
    past,
  };
}
