import { addDays, fromFieldValue, plainDate } from '@narthex/shared-contracts';

/** Dates of the seed count from the Sabbath at or after today, in the site's zone. Plain dates are YYYY-MM-DD. */
export interface SeedTime {
  readonly now: Date;
  readonly today: string;
  readonly thisSabbath: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SABBATH = 6;

export function seedTime(now: Date): SeedTime {
  const today = plainDate(now);
  return { now, today, thisSabbath: addDays(today, (SABBATH - getWeekday(today) + 7) % 7) };
}

function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The instant of a wall-clock time (`18:30`) on a date, in the site's zone. */
export function at(date: string, time: string): Date {
  return new Date(fromFieldValue(`${date}T${time}`));
}

/** A day of the week that ends `week` weeks after this Sabbath: 0 is the current week, Sunday to Sabbath. */
export function dayOfWeek(time: SeedTime, week: number, day: Weekday): string {
  return addDays(time.thisSabbath, week * 7 + WEEKDAYS.indexOf(day) - SABBATH);
}

/** Some days ago, at an hour of the day; never later than now. */
export function daysAgo(time: SeedTime, days: number, clock = '10:00'): Date {
  const instant = at(addDays(time.today, -days), clock);
  return instant > time.now ? new Date(time.now.getTime() - 20 * 60_000) : instant;
}
