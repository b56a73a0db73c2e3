import { addDays, countDaysBetween, fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { RECURRENCE_PATTERNS } from '@narthex/shared-contracts/enums';
import { DAY_MS } from '../../../time-units';

/** Describes when an event takes place and how it repeats. */
export interface Schedule {
  readonly start_datetime: Date;
  readonly end_datetime: Date;
  readonly is_recurring: boolean;
  readonly recurrence_pattern: (typeof RECURRENCE_PATTERNS)[number] | null;
}

/** A 29 February may be followed by the next one only after eight years, as in 1896 and 1904. */
const MAX_MONTHS_AHEAD = 12 * 9;

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Split the value of a date-time field, as in `2026-11-28` and `T10:00`. */
const toDay = (field: string) => field.slice(0, 10);
const toTime = (field: string) => field.slice(10);

/** Generates the dates (YYYY-MM-DD) of a series that began on `first`, starting shortly before `from`. */
function* repeatedDays(first: string, pattern: Schedule['recurrence_pattern'], from: Date) {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  if (pattern === 'daily' || pattern === 'weekly') {
    const step = pattern === 'daily' ? DAY_MS : 7 * DAY_MS;
    const begin = Date.parse(first);
    const skipped = Math.max(0, Math.floor((from.getTime() - begin) / step) - 1);
    for (let time = begin + skipped * step; ; time += step) yield toDate(time);
  }
  const step = pattern === 'monthly' ? 1 : 12;
  const months = (from.getUTCFullYear() - year) * 12 + from.getUTCMonth() + 1 - month;
  const begin = Math.max(0, Math.floor(months / step) - 1) * step;
  for (let ahead = begin; ahead <= begin + MAX_MONTHS_AHEAD; ahead += step) {
    const date = new Date(Date.UTC(year, month - 1 + ahead, day));
    // A month without that day is skipped, as in calendars (RFC 5545, 3.3.10).
    if (date.getUTCDate() === day) yield toDate(date.getTime());
  }
}

/** Returns true if an event takes place more than once. */
export const repeats = ({
  is_recurring: isRecurring,
  recurrence_pattern: recurrencePattern,
}: Pick<Schedule, 'is_recurring' | 'recurrence_pattern'>) => isRecurring && recurrencePattern !== null;

/**
 * Generates the occurrences of an event, starting with the first one that hasn't ended at `from`. A repeating event
 * begins and ends at the same times of day in the site's time zone, also on a night in which the clocks change. The
 * series has no end, so the caller must stop.
 */
export function* occurrences<T extends Schedule>(event: T, timeZone: string, from: Date): Generator<T> {
  const {
    start_datetime: startDatetime,
    end_datetime: endDatetime,
    recurrence_pattern: recurrencePattern,
  } = event;
  if (!repeats(event)) {
    if (endDatetime >= from) yield event;
    return;
  }
  const first = toFieldValue(startDatetime, timeZone);
  const last = toFieldValue(endDatetime, timeZone);
  const days = countDaysBetween(toDay(first), toDay(last));
  const earliest = new Date(from.getTime() - days * DAY_MS);
  for (const day of repeatedDays(toDay(first), recurrencePattern, earliest)) {
    const start = new Date(fromFieldValue(day + toTime(first), timeZone));
    const localEnd = new Date(fromFieldValue(addDays(day, days) + toTime(last), timeZone));
    // The clocks may skip its start and not its end.
    const end = localEnd > start ? localEnd : start;
    if (end >= from && start >= startDatetime) yield { ...event, start_datetime: start, end_datetime: end };
  }
}

/** Lists the occurrences of an event from `from` (inclusive) to `until` (exclusive). */
export function occurrencesBetween<T extends Schedule>(
  event: T,
  timeZone: string,
  from: Date,
  until: Date,
): T[] {
  const found: T[] = [];
  for (const time of occurrences(event, timeZone, from)) {
    if (time.start_datetime >= until) break;
    // An occurrence that ends exactly at the start of the period isn't part of it, unless it has no duration.
    if (time.end_datetime > from || time.start_datetime >= from) found.push(time);
  }
  return found;
}

/** Returns the event at its next occurrence. A single event stays unchanged, even if it has ended. */
export function nextOccurrence<T extends Schedule>(event: T, timeZone: string, now: Date): T {
  return occurrences(event, timeZone, now).next().value ?? event;
}
