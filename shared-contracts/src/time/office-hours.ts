import type { WorshipService } from '../schemas/homepage';
import { t } from '../language/translate';
import { formatClock, shortWeekday } from './site-time';

type Span = Pick<WorshipService, 'start_time' | 'end_time'>;

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * Formats a span as `8:20 – 10:00 AM` or `11:00 AM – 1:00 PM`: AM and PM are repeated only if they differ.
 */
export function timeSpan({ start_time, end_time }: Span): string {
  const start = formatClock(start_time);
  const end = formatClock(end_time);
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start} – ${end}`;
}

/**
 * Summarises the office hours: neighbouring days with the same hours are joined, and days without hours are
 * `closed`.
 */
export function officeHours(services: readonly WorshipService[]): { days: string; hours: string }[] {
  const office = services
    .filter(({ kind }) => kind === 'office')
    .sort((a, b) => a.start_time.localeCompare(b.start_time));
  if (office.length === 0) return [];
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of MONDAY_FIRST) {
    const spans = office.filter((slot) => slot.day === day).map(timeSpan);
    const hours = spans.join(', ') || t('closed');
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? shortWeekday(first)
        : t('{first} to {last}', { first: shortWeekday(first), last: shortWeekday(last) }),
    hours,
  }));
}
