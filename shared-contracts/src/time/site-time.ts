import { LANGUAGE_BASE } from '../language/languages';
import { t } from '../language/translate';

/** Dates and times of the site are shown in this zone unless the site's settings name another. */
export const DEFAULT_TIME_ZONE = 'Africa/Nairobi';

const WEEKDAYS: readonly string[] = [
  t('Sunday'),
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
];
/** The names begin with January at index 0. */
export const MONTH_NAMES: readonly string[] = [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
];

/** Describes an instant in a zone. `weekday` counts from 0 (Sunday), `month` from 1. */
export interface ZonedParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly weekday: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Describes the part of the engine's `Temporal` that is used, if the engine has it. */
interface TemporalApi {
  readonly Instant: {
    fromEpochMilliseconds(time: number): {
      toZonedDateTimeISO(timeZone: string): Omit<ZonedParts, 'weekday'>;
    };
  };
}

/** Only digits are taken from Intl, because its texts differ between server and browser versions. */
function formatDigits(time: number, timeZone: string): Omit<ZonedParts, 'weekday'> {
  const found: Record<string, number> = {};
  for (const part of getFormatter(timeZone).formatToParts(time)) {
    if (part.type !== 'literal') found[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found;
  return { year, month, day, hour, minute };
}

/**
 * Splits an instant into its parts in a zone. Throws a RangeError for an invalid instant and for an unknown
 * zone.
 */
export function zonedParts(instant: string | Date | number, timeZone = DEFAULT_TIME_ZONE): ZonedParts {
  const time = new Date(instant).getTime();
  const temporal: TemporalApi | undefined = Reflect.get(globalThis, 'Temporal');
  // The first use of Intl on a page loads its data, which takes 60 ms on a cheap phone during hydration.
  // Temporal needs no such data.
  const { year, month, day, hour, minute } = temporal
    ? temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone)
    : formatDigits(time, timeZone);
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a time of day as `10:00 AM`. */
export function clock(hour: number, minute: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the API's `HH:MM` as `10:00 AM`. */
export function formatClock(time: string): string {
  const [hour = '0', minute = '0'] = time.split(':');
  return clock(Number(hour), Number(minute));
}

/** Formats the time of an instant in a zone as `10:00 AM`. */
export function formatTime(instant: string | Date, timeZone?: string): string {
  const parts = zonedParts(instant, timeZone);
  return clock(parts.hour, parts.minute);
}

/**
 * Formats the day of an instant in a zone as `Sat 28 Nov`, with the year if it differs from that of `now`.
 */
export function formatDay(instant: string | Date, timeZone?: string, now: Date = new Date()): string {
  const parts = zonedParts(instant, timeZone);
  const short = `${shortWeekday(parts.weekday)} ${parts.day} ${shortMonth(parts.month)}`;
  return parts.year === zonedParts(now, timeZone).year ? short : `${short} ${parts.year}`;
}

/** Formats a plain date (YYYY-MM-DD), which has no zone, as `Sat 28 Nov`. */
export function formatPlainDate(date: string, now: Date = new Date()): string {
  return formatDay(`${date}T12:00:00Z`, 'UTC', now);
}

/** Formats the parts of an instant as a plain date, YYYY-MM-DD. */
export const toPlainDate = ({ year, month, day }: ZonedParts) => `${year}-${two(month)}-${two(day)}`;

/** Returns the plain date of an instant in a zone, YYYY-MM-DD. */
export function plainDate(instant: string | Date | number, timeZone?: string): string {
  return toPlainDate(zonedParts(instant, timeZone));
}

/** Returns the value of a date-time field (YYYY-MM-DDTHH:MM) that shows an instant in a zone. */
export function toFieldValue(instant: string | Date, timeZone?: string): string {
  const parts = zonedParts(instant, timeZone);
  return `${toPlainDate(parts)}T${two(parts.hour)}:${two(parts.minute)}`;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns how far a zone is ahead of UTC at an instant, in minutes. */
export const zoneOffset = (instant: Date | number, timeZone: string): number =>
  offsetAt(new Date(instant).getTime(), timeZone) / MINUTE_MS;

/** Returns how far a zone is ahead of UTC at a time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute } = zonedParts(time, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

/** Formats minutes ahead of UTC as `+03:00`. */
function writeOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

/**
 * Formats an instant to the minute as local time in a zone with its offset from UTC:
 * `2026-11-28T10:00:00+03:00`.
 */
export function toOffsetTime(instant: string | Date, timeZone = DEFAULT_TIME_ZONE): string {
  return `${toFieldValue(instant, timeZone)}:00${writeOffset(zoneOffset(new Date(instant), timeZone))}`;
}

/** Does the same with millisecond precision, so the result is exactly the same instant. */
export function toExactOffsetTime(instant: string | Date, timeZone = DEFAULT_TIME_ZONE): string {
  const time = new Date(instant).getTime();
  const ahead = offsetAt(time, timeZone);
  const local = new Date(time + ahead).toISOString().replace(/(\.000)?Z$/, '');
  return `${local}${writeOffset(ahead / MINUTE_MS)}`;
}

/** Returns true if a text begins with a day that exists: engines parse 30 February as 2 March. */
function beginsWithDay(value: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? [];
  if (day === undefined) return false;
  const found = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(found) && new Date(found).toISOString().startsWith(day);
}

/**
 * Returns the instant that a date-time field means in a zone, as ISO 8601 in UTC. A text with its own zone
 * keeps it. Throws a RangeError for a day or an hour that doesn't exist.
 */
export function fromFieldValue(value: string, timeZone = DEFAULT_TIME_ZONE): string {
  if (!beginsWithDay(value)) throw new RangeError('There is no such day.');
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(value)) return new Date(value).toISOString();
  const asUtc = Date.parse(`${value.length === 10 ? `${value}T00:00` : value}Z`);
  return new Date(asUtc - fieldOffset(asUtc, timeZone)).toISOString();
}

/**
 * Returns the offset of a local time, given as if it were UTC. An hour that the clocks skip or repeat has the offset
 * before the change, as in calendars (RFC 5545, 3.3.5): otherwise a time near midnight would fall on the day before.
 */
function fieldOffset(asUtc: number, timeZone: string): number {
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  const isValid = (offset: number) => offsetAt(asUtc - offset, timeZone) === offset;
  return before === after || isValid(before) || !isValid(after) ? before : after;
}

/** Returns the name of a weekday counted from 0 (Sunday). */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** Returns the name of a month counted from 1. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

const SHORT_LENGTH = 3;
/** In some languages all weekdays begin with the same letters, so cutting the names isn't enough. */
const SHORT_WEEKDAYS = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')];

/** Returns the short name of a weekday counted from 0 (Sunday): `Sat`. */
export const shortWeekday = (weekday: number): string =>
  LANGUAGE_BASE ? (SHORT_WEEKDAYS[weekday] ?? '') : weekdayName(weekday).slice(0, SHORT_LENGTH);

/** Returns the short name of a month counted from 1: `Nov`. */
export const shortMonth = (month: number): string => monthName(month).slice(0, SHORT_LENGTH);
