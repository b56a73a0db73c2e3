const DAY_MS = 86_400_000;

/** Counts the days from one date (YYYY-MM-DD) to another. */
export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Returns the date this many days after another one, or before it. An instant that is moved by multiples of 24 hours
 * may miss a day, or fall on the same one again, because a day on which the clocks change is shorter or longer.
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
