import type { Say } from '../../../responses/translate-message';
import { DAY_MS } from '../../../time-units';

/** The instant an overview is made at, the zone its days are of, and the language it is read in. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
  readonly say: Say;
}

/** The instant so many days after this one, or before it. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** The Saturdays of the coming weeks, today's included, as plain dates. */
export function listSabbaths(today: string, weeks: number): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const untilSaturday = (6 - day.getUTCDay() + 7) % 7;
  return Array.from({ length: weeks }, (_, week) =>
    daysFrom(day, untilSaturday + week * 7)
      .toISOString()
      .slice(0, 10),
  );
}
