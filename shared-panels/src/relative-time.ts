import { formatDay, formatTime, plainDate, zonedParts } from '@narthex/shared-contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago something was: `20 minutes ago`, `yesterday, 4:12 PM`, `Sat 28 Nov`. */
export function formatTimeAgo(instant: string, timeZone: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  const day = plainDate(instant, timeZone);
  if (day === plainDate(now, timeZone)) return ago(Math.floor(passed / HOUR), 'hour');
  if (day === plainDate(now.getTime() - DAY, timeZone)) return `yesterday, ${formatTime(instant, timeZone)}`;
  return formatDay(instant, timeZone, now);
}

/** `Good morning`, `Good afternoon` or `Good evening`, by the clock of the site's zone. */
export function getGreeting(timeZone: string, now = new Date()): string {
  const { hour } = zonedParts(now, timeZone);
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
