/**
 * Returns how many seats of an event visitors may have: their share, rounded down, and at least one fewer than there
 * are, so that one is kept for members. A single seat goes to whoever comes first.
 */
export const guestLimit = (seats: number, percent: number): number =>
  seats < 2 ? seats : Math.min(seats - 1, Math.floor((seats * percent) / 100));

export interface TakenPlaces {
  /** Null or 0 means unlimited. */
  readonly max_attendees: number | null;
  readonly seats_taken: number;
  /** Counts the seats of visitors. */
  readonly guest_seats: number;
  /** Counts the people on the waiting list, who come before everybody else. */
  readonly waiting: WaitingCount;
}

export interface WaitingCount {
  readonly members: number;
  readonly guests: number;
}

/** Returns how many seats a member or a visitor can still take; null means unlimited. */
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
