import type { Language } from '@narthex/shared-contracts/languages';
import { formatClock, weekdayName, zonedParts } from '@narthex/shared-contracts';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';

const DAYS = 7;

export interface NextService {
  readonly name: string;
  /** Holds the language of the name if it differs from the page's. */
  readonly lang: Language | undefined;
  /** Holds day and time, such as `Today, 8:20 AM` or `Saturday, 8:20 AM`. */
  readonly when: string;
}

/**
 * Returns the service that begins next, in the site's zone. While the time is unknown, it is the first one of
 * the week.
 */
export function findNextService(
  services: readonly WorshipService[],
  now: string | undefined,
  timeZone: string,
): NextService | undefined {
  const { weekday, hour, minute } = now ? zonedParts(now, timeZone) : { weekday: 0, hour: 0, minute: 0 };
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const [next] = services
    .filter(({ kind }) => kind === 'service')
    .map((service) => {
      const ahead = (service.day - weekday + DAYS) % DAYS;
      return { service, ahead: ahead === 0 && service.start_time < clock ? DAYS : ahead };
    })
    .sort((a, b) => a.ahead - b.ahead || a.service.start_time.localeCompare(b.service.start_time));
  if (!next) return undefined;
  const day = now && next.ahead === 0 ? t('Today') : weekdayName(next.service.day);
  return {
    name: next.service.name,
    lang: textLanguage(next.service, 'name'),
    when: `${day}, ${formatClock(next.service.start_time)}`,
  };
}
