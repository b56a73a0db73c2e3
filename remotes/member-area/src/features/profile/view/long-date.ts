import { formatTime, monthName, zonedParts } from '@narthex/shared-contracts';

/** Returns `4 September 2023` for a plain date YYYY-MM-DD. */
export function longDate(date: string): string {
  return formatLongDate(`${date.slice(0, 10)}T12:00:00Z`, 'UTC');
}

/** Returns `4 September 2023, 10:00 AM` for an instant in a zone. */
export function longDateTime(instant: string, timeZone: string): string {
  return `${formatLongDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

function formatLongDate(instant: string, timeZone: string): string {
  const { day, month, year } = zonedParts(instant, timeZone);
  return `${day} ${monthName(month)} ${year}`;
}
