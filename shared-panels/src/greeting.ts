import { zonedParts } from '@narthex/shared-contracts';

/** `Good morning`, `Good afternoon` or `Good evening`, by the clock of the site's zone. */
export function getGreeting(timeZone: string, now = new Date()): string {
  const { hour } = zonedParts(now, timeZone);
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
