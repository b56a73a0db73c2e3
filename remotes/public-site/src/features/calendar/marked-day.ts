import { addDays } from '@narthex/shared-contracts';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';

const SATURDAY = 6;

/** Returns the next Sabbath on or after a day. Both are YYYY-MM-DD. */
const sabbathFrom = (day: string) => addDays(day, SATURDAY - new Date(day).getUTCDay());

/** Returns the day that the programme highlights: today or the next Sabbath, or undefined if it contains neither. */
export function markedDay(
  entries: readonly Pick<CalendarEntry, 'date'>[],
  today: string | undefined,
): string | undefined {
  if (today === undefined) return undefined;
  const has = (day: string) => entries.some(({ date }) => date === day);
  return [today, sabbathFrom(today)].find(has);
}
