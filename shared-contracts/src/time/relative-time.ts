import { t } from '../language/translate';
import { addDays } from './plain-days';
import { formatDay, formatTime, plainDate } from './site-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats the time since an instant, in a zone: `20 minutes ago`, `yesterday, 4:12 PM`, `Sat 28 Nov`. */
export function formatTimeAgo(instant: string, timeZone: string, now = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE_MS) return t('just now');
  if (passed < HOUR_MS) {
    const count = Math.floor(passed / MINUTE_MS);
    return t('{count, plural, one {# minute ago} other {# minutes ago}}', { count });
  }
  const day = plainDate(instant, timeZone);
  if (day === plainDate(now, timeZone)) {
    const count = Math.floor(passed / HOUR_MS);
    return t('{count, plural, one {# hour ago} other {# hours ago}}', { count });
  }
  if (day === addDays(plainDate(now, timeZone), -1))
    return t('yesterday, {time}', { time: formatTime(instant, timeZone) });
  return formatDay(instant, timeZone, now);
}
