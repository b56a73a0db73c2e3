import { formatDay, formatTime, plainDate } from './site-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago something was, in a zone: `20 minutes ago`, `yesterday, 4:12 PM`, `Sat 28 Nov`. */
export function formatTimeAgo(instant: string, timeZone: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute');
  const day = plainDate(instant, timeZone);
  if (day === plainDate(now, timeZone)) return ago(Math.floor(passed / HOUR), 'hour');
  if (day === plainDate(now.getTime() - DAY, timeZone)) return `yesterday, ${formatTime(instant, timeZone)}`;
  return formatDay(instant, timeZone, now);
}
