import { t } from '../language/translate';
import { formatDay, formatTime, plainDate } from './site-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of the calendar: the night in which the clocks go back has 25 hours. */
const dayBefore = (day: string) => plainDate(Date.parse(`${day}T00:00Z`) - DAY, 'UTC');

/** How long ago something was, in a zone: `20 minutes ago`, `yesterday, 4:12 PM`, `Sat 28 Nov`. */
export function formatTimeAgo(instant: string, timeZone: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE) return t('just now');
  if (passed < HOUR) {
    const count = Math.floor(passed / MINUTE);
    return t('{count, plural, one {# minute ago} other {# minutes ago}}', { count });
  }
  const day = plainDate(instant, timeZone);
  if (day === plainDate(now, timeZone)) {
    const count = Math.floor(passed / HOUR);
    return t('{count, plural, one {# hour ago} other {# hours ago}}', { count });
  }
  if (day === dayBefore(plainDate(now, timeZone)))
    return t('yesterday, {time}', { time: formatTime(instant, timeZone) });
  return formatDay(instant, timeZone, now);
}
