import { plainDate, zonedParts } from '@narthex/shared-contracts';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';

const SATURDAY = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the next Sabbath on or after a day. Both are YYYY-MM-DD. */
function sabbathFrom(day: string): string {
  const noon = `${day}T12:00:00Z`;
  return plainDate(Date.parse(noon) + (SATURDAY - zonedParts(noon, 'UTC').weekday) * DAY_MS, 'UTC');
}

/** Returns the day that the programme highlights: today or the next Sabbath, or undefined if it contains neither. */
export function markedDay(
  entries: readonly Pick<CalendarEntry, 'date'>[],
  today: string | undefined,
): string | undefined {
  if (today === undefined) return undefined;
  const has = (day: string) => entries.some(({ date }) => date === day);
  return [today, sabbathFrom(today)].find(has);
}
