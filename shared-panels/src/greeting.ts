import { zonedParts } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';

/** Returns `Good morning`, `Good afternoon` or `Good evening` for the time in the site's zone. */
export function getGreeting(timeZone: string, now = new Date()): string {
  const { hour } = zonedParts(now, timeZone);
  if (hour >= 4 && hour < 12) return t('Good morning');
  return hour >= 12 && hour < 17 ? t('Good afternoon') : t('Good evening');
}
