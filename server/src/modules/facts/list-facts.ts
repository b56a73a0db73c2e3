import { formatClock, weekdayName } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Fact } from '@narthex/shared-contracts/schemas/facts';
import { isTranslatedLanguage } from '@narthex/shared-contracts/schemas/translations';
import { t } from '@narthex/shared-contracts/translate';
import { formatDate } from '../../responses/format-date';
import { translateMessage } from '../../responses/translate-message';
import type { FactRecords, ServiceFacts } from './repository';

/** Replaces a fact that no longer exists. */
export const MISSING_FACT = t('please ask us');

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Formats a period like `5:00 – 6:00 PM`. */
function formatHours({ start_time: startTime, end_time: endTime }: ServiceFacts): string {
  const [from, to] = [formatClock(startTime), formatClock(endTime)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

const fact = (name: string, subject: string, part: Fact['part'], text: string | null): Fact[] =>
  text ? [{ name: part === 'count' ? name : `${name}.${part}`, subject, part, text }] : [];

function listOfService(name: string, service: ServiceFacts, language: Language): Fact[] {
  const own = isTranslatedLanguage(language) ? service.translations[language] : undefined;
  const day = translateMessage(weekdayName(service.day), language);
  const subject = `${own?.['name'] || service.name}, ${day}`;
  return [
    ...fact(name, subject, 'day', day),
    ...fact(name, subject, 'time', formatClock(service.start_time)),
    ...fact(name, subject, 'hours', formatHours(service)),
    ...fact(name, subject, 'place', own?.['location'] || service.location),
  ];
}

/**
 * Lists the facts of the services. If several have the same name, the first one is `choir-practice` and each also has
 * its day, as in `choir-practice-sunday`, so that a name in a text keeps its meaning when a service is added.
 */
function listOfServices(services: readonly ServiceFacts[], language: Language): Fact[] {
  const names = services.map(({ name }) => slug(name));
  return services.flatMap((service, at) => {
    const name = names[at] ?? '';
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    const ofDay = `service:${name}-${weekdayName(service.day).toLowerCase()}`;
    return [
      ...(names.indexOf(name) === at ? listOfService(`service:${name}`, service, language) : []),
      ...(isShared ? listOfService(ofDay, service, language) : []),
    ];
  });
}

const CALENDAR_SUBJECTS: Readonly<Record<string, string>> = {
  regular: t('Regular Sabbath'),
  special: t('Special programme'),
  camp_meeting: t('Camp meeting'),
  evangelism: t('Evangelistic campaign'),
  youth: t('Youth Sabbath'),
  communion: t('Communion'),
  baptism: t('Baptism'),
  conference: t('Conference event'),
};

function listOfGiving({ giving, mission }: FactRecords['site'], language: Language): Fact[] {
  const church = translateMessage(t('Giving'), language);
  const ofMission = translateMessage(t('Mission campaign'), language);
  return [
    ...fact('giving:church', church, 'paybill', giving.paybill),
    ...fact('giving:church', church, 'account', giving.account),
    ...fact('giving:church', church, 'phone', giving.send_money),
    ...fact('giving:church', church, 'holder', giving.account_holder),
    ...fact('giving:mission', ofMission, 'paybill', mission?.paybill ?? null),
    ...fact('giving:mission', ofMission, 'account', mission?.account ?? null),
  ];
}

/** Lists every fact that a text can contain, in a language. */
export function listFacts(
  { services, nextDays, site, counts }: FactRecords,
  language: Language,
): readonly Fact[] {
  const say = (message: string) => translateMessage(message, language);
  return [
    ...listOfServices(services, language),
    ...nextDays.flatMap(({ type, date }) =>
      fact(`calendar:${type}`, say(CALENDAR_SUBJECTS[type] ?? type), 'next', formatDate(date, say)),
    ),
    ...listOfGiving(site, language),
    ...fact('count:members', say(t('Members')), 'count', String(counts.members)),
    ...fact('count:ministries', say(t('Ministries')), 'count', String(counts.ministries)),
  ];
}
