import { addDays } from '@narthex/shared-contracts';
import type { Say } from '../../../responses/translate-message';
import { DAY_MS } from '../../../time-units';

/** Holds the instant of an overview, the time zone of its dates and the language of its reader. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
  readonly say: Say;
}

/** Returns the instant this many days after `now`, or before it if `days` is negative. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Returns the Saturdays of the coming weeks, including today, as plain dates. */
export function listSabbaths(today: string, weeks: number): string[] {
  const untilSaturday = 6 - new Date(today).getUTCDay();
  return Array.from({ length: weeks }, (_, week) => addDays(today, untilSaturday + week * 7));
}
