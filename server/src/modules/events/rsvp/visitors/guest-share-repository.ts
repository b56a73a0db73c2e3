import { sql, type SQL } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../database/schema/events';
import type { WaitingCount } from './guest-share';

/** `guestLimit` in a statement about an event. */
export const guestLimitOf = (percent: number): SQL => {
  const seats = events.max_attendees;
  return sql`(case when ${seats} < 2 then ${seats} else least(${seats} - 1, ${seats} * ${percent}::integer / 100) end)`;
};

/** The condition under which a seat is free in the statement that takes it: what `placesLeft` says, of this moment. */
export function hasPlace(
  waiting: WaitingCount,
  { isMember, guestSeatsPercent }: { readonly isMember: boolean; readonly guestSeatsPercent: number },
): SQL {
  const forGuests = sql`greatest(0, ${guestLimitOf(guestSeatsPercent)} - ${eventOccurrences.guest_seats})`;
  const promised = sql`${waiting.members}::integer + least(${waiting.guests}::integer, ${forGuests})`;
  const isLeft = sql`${eventOccurrences.seats_taken} + ${promised} < ${events.max_attendees}`;
  const isTheirs = isMember ? sql`true` : sql`${waiting.guests}::integer < ${forGuests}`;
  return sql`(coalesce(${events.max_attendees}, 0) = 0 or (${isLeft} and ${isTheirs}))`;
}
