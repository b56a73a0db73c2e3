import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { RECURRENCE_PATTERNS } from '@narthex/shared-contracts/enums';
import { DAY_MS } from '../../../time-units';

/** When an event takes place, and how it repeats. */
export interface Schedule {
  readonly start_datetime: Date;
  readonly end_datetime: Date;
  readonly is_recurring: boolean;
  readonly recurrence_pattern: (typeof RECURRENCE_PATTERNS)[number] | null;
}

/** A 29 February comes back within eight years. */
const MAX_MONTHS_AHEAD = 12 * 9;

const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days (YYYY-MM-DD) on which something repeats that began on `first`, from shortly before `from` on. */
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
    // A month without that day is left out, as calendars do (RFC 5545, 3.3.10).
    if (date.getUTCDate() === day) yield toDate(date.getTime());
  }
}

/** Whether an event takes place more than once. */
export const repeats = ({
  is_recurring: isRecurring,
  recurrence_pattern: recurrencePattern,
}: Pick<Schedule, 'is_recurring' | 'recurrence_pattern'>) => isRecurring && recurrencePattern !== null;

/**
 * The times an event takes place, the first one that isn't over at `from` and those after it. What repeats does so at
 * the same time of day in the site's zone, without an end: take as many as you need.
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
  const length = endDatetime.getTime() - startDatetime.getTime();
  const [first = '', time = ''] = toFieldValue(startDatetime, timeZone).split('T');
  for (const day of repeatedDays(first, recurrencePattern, new Date(from.getTime() - length))) {
    const start = new Date(fromFieldValue(`${day}T${time}`, timeZone));
    const end = new Date(start.getTime() + length);
    if (end >= from && start >= startDatetime) yield { ...event, start_datetime: start, end_datetime: end };
  }
}

/** The times an event takes place from `from` until before `until`. */
export function occurrencesBetween<T extends Schedule>(
  event: T,
  timeZone: string,
  from: Date,
  until: Date,
): T[] {
  const found: T[] = [];
  for (const time of occurrences(event, timeZone, from)) {
    if (time.start_datetime >= until) break;
    // What ends at the first moment was before it, unless it has no length.
    if (time.end_datetime > from || time.start_datetime >= from) found.push(time);
  }
  return found;
}

/** The event as it takes place next: a single one stays as it was, also when it is over. */
export function nextOccurrence<T extends Schedule>(event: T, timeZone: string, now: Date): T {
  return occurrences(event, timeZone, now).next().value ?? event;
}
