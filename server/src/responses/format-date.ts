import { formatTime, monthName, plainDate, weekdayName, zonedParts } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { sayIn, type Say } from './translate-message';

const SHORT_LENGTH = 3;

/** Formats a plain date as `Sat 28 Nov`, with the year if it isn't the current one. */
export function formatDate(date: string, say: Say, now = new Date()): string {
  const { weekday, day, month, year } = zonedParts(`${date}T12:00:00Z`, 'UTC');
  const weekdayShort = say(weekdayName(weekday).slice(0, SHORT_LENGTH));
  const monthShort = say(monthName(month)).slice(0, SHORT_LENGTH);
  return `${weekdayShort} ${day} ${monthShort}${year === now.getUTCFullYear() ? '' : ` ${year}`}`;
}

/** Formats an instant in a zone as `Sat 28 Nov, 10:00 AM`, in the language of an email. */
export const formatMoment = (instant: Date, timeZone: string, language: Language = SOURCE_LANGUAGE): string =>
  `${formatDate(plainDate(instant, timeZone), sayIn(language))}, ${formatTime(instant, timeZone)}`;
