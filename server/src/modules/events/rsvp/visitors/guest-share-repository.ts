import { sql, type SQL } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../database/schema/events';
import type { WaitingCount } from './guest-share';

/** Computes `guestLimit` in SQL for the event of the statement. */
export const guestLimitOf = (percent: number): SQL => {
  const seats = events.max_attendees;
  return sql`(case when ${seats} < 2 then ${seats} else least(${seats} - 1, ${seats} * ${percent}::integer / 100) end)`;
};

/**
 * Returns the condition that a seat is free, for the statement that takes it. It computes the same as `placesLeft` at
 * the moment of the write.
 */
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
