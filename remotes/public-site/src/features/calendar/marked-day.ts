import { plainDate, zonedParts } from '@narthex/shared-contracts';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';

const SATURDAY = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The Sabbath from a day on, both YYYY-MM-DD. */
function sabbathFrom(day: string): string {
  const noon = `${day}T12:00:00Z`;
  return plainDate(Date.parse(noon) + (SATURDAY - zonedParts(noon, 'UTC').weekday) * DAY_MS, 'UTC');
}

/** The day that a programme marks: today, or else the next Sabbath. None where it holds neither. */
export function markedDay(
  entries: readonly Pick<CalendarEntry, 'date'>[],
  today: string | undefined,
): string | undefined {
  if (today === undefined) return undefined;
  const has = (day: string) => entries.some(({ date }) => date === day);
  return [today, sabbathFrom(today)].find(has);
}
