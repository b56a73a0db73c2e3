const DAY_MS = 86_400_000;

/** Counts the days from one date (YYYY-MM-DD) to another. */
export const countDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;
