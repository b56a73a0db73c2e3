import {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalCalendar,
  type ICalTemporalPlainDateTimeStub,
  type ICalTemporalZonedDateTimeStub,
} from 'ical-generator';
import ical from 'ical-generator';
import { paths, toOffsetTime, zonedParts } from '@narthex/shared-contracts';
import { joinLanguage } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { sayIn } from '../../../responses/translate-message';
import { toLine, toText } from '@narthex/shared-contracts/text-form';
import type { CalendarRow } from '../../calendar/repository';
import { getFeedId } from '../feed-policy';
import type { FeedReader } from '../feed-reader';
import type { FeedEvent } from '../repository';
import { DAY_MS } from '../../../time-units';

/**
 * Converts an instant to the local time of a zone. The calendar library writes this shape of Temporal without using the
 * time zone of the process.
 */
function toZonedTime(instant: Date, timeZone: string): ICalTemporalZonedDateTimeStub {
  const { year, month, day, hour, minute } = zonedParts(instant, timeZone);
  const date = { year, month, day };
  const text = () => toOffsetTime(instant, timeZone);
  const fields = { ...date, hour, minute, second: instant.getUTCSeconds(), toJSON: text, toString: text };
  const plain: ICalTemporalPlainDateTimeStub = {
    ...fields,
    toPlainDate: () => ({ ...date, toJSON: text, toString: text }),
    toZonedDateTime: () => zoned,
  };
  const zoned: ICalTemporalZonedDateTimeStub = {
    ...fields,
    timeZoneId: timeZone,
    toInstant: () => ({
      epochMilliseconds: instant.getTime(),
      toJSON: text,
      toString: text,
      toZonedDateTimeISO: () => zoned,
    }),
    toPlainDateTime: () => plain,
    withTimeZone: (other) => (other === timeZone ? zoned : toZonedTime(instant, other)),
  };
  return zoned;
}

const FREQUENCIES = {
  daily: ICalEventRepeatingFreq.DAILY,
  weekly: ICalEventRepeatingFreq.WEEKLY,
  monthly: ICalEventRepeatingFreq.MONTHLY,
  yearly: ICalEventRepeatingFreq.YEARLY,
} as const;

interface Stamped {
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Returns a number that grows with each change, as calendars require; an entry that never changed has 0. */
const computeSequence = ({ created_at: createdAt, updated_at: updatedAt }: Stamped) =>
  Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));

/** Escapes a text as RFC 5545, 3.3.11, requires. */
const escapeLine = (text: string) => toLine(text).replace(/[\\;,]/g, '\\$&');

const buildStamps = (row: Stamped) => ({
  stamp: row.updated_at,
  created: row.created_at,
  lastModified: row.updated_at,
  sequence: computeSequence(row),
});

/**
 * Creates a calendar of the church. Single events are written in UTC, so that no reader needs the zone; repeating
 * events use the local time of the site's zone, which is included; the dates of the Sabbath programme have no zone.
 */
export function churchCalendar({ site, language }: FeedReader, title?: string): ICalCalendar {
  const name = title ?? sayIn(language)(t('{church} calendar'), { church: site.name });
  return ical({
    // The library escapes the texts of entries, but not those of the calendar.
    name: escapeLine(name),
    description: escapeLine(site.tagline),
    prodId: {
      company: escapeLine(site.name),
      product: 'Church calendar',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
}

/**
 * Returns the times of an event. Repeating events need local times, because in UTC an event after midnight would repeat
 * on the day before.
 */
function buildTimes(event: FeedEvent, timeZone: string) {
  const {
    start_datetime: startDatetime,
    end_datetime: endDatetime,
    is_recurring: isRecurring,
    recurrence_pattern: recurrencePattern,
  } = event;
  // An end equal to the start is omitted, because DTEND must be later (RFC 5545, 3.8.2.2).
  const end = endDatetime > startDatetime ? endDatetime : null;
  if (!isRecurring || !recurrencePattern) return { start: startDatetime, end };
  return {
    start: toZonedTime(startDatetime, timeZone),
    end: end && toZonedTime(end, timeZone),
    timezone: timeZone,
    repeating: { freq: FREQUENCIES[recurrencePattern] },
  };
}

export function addEvent(
  calendar: ICalCalendar,
  event: FeedEvent,
  { site, origin, language }: FeedReader,
): void {
  const url = origin + joinLanguage(language, paths.event.to(event.id));
  const words = [event.description, event.additional_info ?? '', url].map(toText);
  calendar.createEvent({
    id: getFeedId(site, 'event', event.id),
    ...buildStamps(event),
    ...buildTimes(event, site.time_zone),
    summary: toLine(event.title),
    description: words.filter((part) => part !== '').join('\n\n'),
    location: event.location === null ? null : toLine(event.location),
    url,
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

const pair = (label: string, what: string | null, who: string | null) =>
  what || who ? [toLine(`${label}: ${[what, who].filter(Boolean).join(', ')}`)] : [];

export function addProgramme(
  calendar: ICalCalendar,
  row: CalendarRow,
  { site, origin, language }: FeedReader,
): void {
  const say = sayIn(language);
  const url = origin + joinLanguage(language, paths.calendar.to());
  const start = new Date(`${row.date}T00:00:00Z`);
  const isSabbath = start.getUTCDay() === 6;
  const subject = row.special_notes ?? row.divine_service_topic;
  calendar.createEvent({
    id: getFeedId(site, 'programme', row.id),
    ...buildStamps(row),
    start,
    end: new Date(start.getTime() + DAY_MS),
    allDay: true,
    timezone: 'UTC',
    summary: toLine(
      [say(isSabbath ? t('Sabbath') : t('Mid-week service')), subject].filter(Boolean).join(': '),
    ),
    description: [
      ...pair(say(t('Sabbath School')), row.sabbath_school_topic, row.sabbath_school_presenter),
      ...pair(say(t('Divine Service')), row.divine_service_topic, row.divine_service_preacher),
      ...pair(say(t('Afternoon')), row.afternoon_program, row.afternoon_presenter),
      url,
    ].join('\n'),
    location: toLine(site.meeting_place),
    url,
  });
}
