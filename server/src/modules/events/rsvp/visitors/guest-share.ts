/**
 * How many of an event's seats visitors can have at most: their share, rounded down, and one less than there are, so that
 * a member always finds one kept. The one seat of an event that has no more is whoever's comes first.
 */
export const guestLimit = (seats: number, percent: number): number =>
  seats < 2 ? seats : Math.min(seats - 1, Math.floor((seats * percent) / 100));

export interface TakenPlaces {
  /** Null or 0: unlimited. */
  readonly max_attendees: number | null;
  readonly seats_taken: number;
  /** How many of them are visitors'. */
  readonly guest_seats: number;
  /** Who waits comes before everybody else. */
  readonly waiting: WaitingCount;
}

export interface WaitingCount {
  readonly members: number;
  readonly guests: number;
}

/** How many seats a member or a visitor who comes by can take; null where there is no end. */
export function placesLeft(
  { max_attendees: maxAttendees, seats_taken: seatsTaken, guest_seats: guestSeats, waiting }: TakenPlaces,
  { isMember, guestSeatsPercent }: { readonly isMember: boolean; readonly guestSeatsPercent: number },
): number | null {
  const seats = maxAttendees ?? 0;
  if (seats === 0) return null;
  const forGuests = Math.max(0, guestLimit(seats, guestSeatsPercent) - guestSeats);
  const left = seats - seatsTaken - waiting.members - Math.min(waiting.guests, forGuests);
  return Math.max(0, isMember ? left : Math.min(left, forGuests - waiting.guests));
}
