import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { listQuery, listEnvelope } from '../api/list-query';
import { EVENT_TYPES, EVENT_STATUSES, RECURRENCE_PATTERNS } from '../content/enums';
import { occurrenceSchema } from './rsvp';
import { checkbox, instant, optionalLines, optionalText, requiredLines, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

/**
 * Describes a person who attends an event; only the event's leaders see it. Visitors without an account have
 * the name they typed.
 */
export const attendeeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_member: z.boolean(),
  answered_at: z.string(),
});
/** Describes a person who attends an event. */
export type Attendee = z.infer<typeof attendeeSchema>;

/**
 * Validates the query for the attendees of one occurrence, by default the next one. They are sorted by the
 * time of their RSVP.
 */
export const attendeeQuerySchema = listQuery({ sorts: ['answered_at'] }).extend({
  occurrence: occurrenceSchema.optional(),
});

/** Describes a page of the attendees of one occurrence. */
export const attendeeListSchema = listEnvelope(attendeeSchema).extend({
  /** Holds the start of the occurrence, ISO 8601. */
  occurrence: z.string(),
});

/**
 * Describes an event in responses. Instants are ISO 8601 with the offset of the site's zone. `max_attendees`
 * null or 0 means unlimited. Fees are in KES.
 */
export const eventSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  /**
   * Holds the date of the start in the site's zone (YYYY-MM-DD); `start_time` holds its time (HH:MM). The
   * member dashboard reads both.
   */
  event_date: z.string(),
  start_time: z.string(),
  location: z.string().nullable(),
  event_type: z.enum(EVENT_TYPES),
  status: z.enum(EVENT_STATUSES),
  featured_image: z.string().nullable(),
  additional_info: z.string().nullable(),
  is_recurring: z.boolean(),
  recurrence_pattern: z.enum(RECURRENCE_PATTERNS).nullable(),
  max_attendees: z.number().int().nullable(),
  entry_fee: z.string().nullable(),
  department: z.enum(DEPARTMENTS).nullable(),
  attendees_count: z.number().int(),
  /** Counts the people on the waiting list. */
  waiting_count: z.number().int(),
  /** Grows with each change. An update sends it back, so that two editors don't overwrite each other. */
  version: z.number().int(),
  ...translatedFields,
});
/** Describes an event in responses; a repeating event is described by one of its occurrences. */
export type ChurchEvent = z.infer<typeof eventSchema>;

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Editors may translate these texts. */
export const eventTexts = {
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 5000),
  location: optionalText(),
  additional_info: optionalLines(5000),
};

/** Validates a new or changed event, in the form and on the server. */
export const eventInputSchema = z
  .object({
    ...eventTexts,
    start_datetime: instant(t('Start date and time is required')),
    end_datetime: instant(t('End date and time is required')),
    event_type: z.enum(EVENT_TYPES, { error: 'Event type is required' }),
    status: z
      .union([z.enum(EVENT_STATUSES), z.literal('')], { error: 'Status is required' })
      .transform((status) => (status === '' ? ('draft' as const) : status))
      .default('published'),
    featured_image: optionalText(500),
    max_attendees: z.preprocess(
      emptyToNull,
      z.coerce
        .number(t('Attendees must be a whole number'))
        .int(t('Attendees must be a whole number'))
        .min(0, t('Attendees cannot be negative'))
        .max(100_000, t('At most 100,000 people'))
        .nullable(),
    ),
    entry_fee: z.preprocess(
      emptyToNull,
      z.coerce
        .number(t('Fee must be an amount'))
        .min(0, t('Fee cannot be negative'))
        .max(1_000_000, t('At most 1,000,000 KES'))
        .multipleOf(0.01, t('Fee has at most two decimals'))
        .nullable(),
    ),
    is_recurring: checkbox(false),
    recurrence_pattern: z.preprocess(emptyToNull, z.enum(RECURRENCE_PATTERNS).nullable()),
    translations: translationsInput(eventTexts),
  })
  .transform((event) => ({
    ...event,
    recurrence_pattern: event.is_recurring ? event.recurrence_pattern : null,
  }));
/** Describes the form of an event before validation. */
export type EventFormInput = z.input<typeof eventInputSchema>;
/** Describes a validated event. */
export type ValidatedEvent = z.output<typeof eventInputSchema>;

/**
 * Validates the filters of `GET /v1/events`. Managers see the events they manage, drafts included, among the
 * public ones; with `mine=true` they see nothing else. `upcoming=true` returns public events that aren't
 * over, at their next occurrence, the next one first. For everybody else this is the default without filter
 * and sort.
 */
export const eventQuerySchema = listQuery({ sorts: ['start_datetime', 'title', 'created_at'] }).extend({
  upcoming: checkbox(false),
  mine: checkbox(false),
  status: z.enum(EVENT_STATUSES).optional(),
  event_type: z.enum(EVENT_TYPES).optional(),
  /** Limits the list to the events of one department. */
  department: z.enum(DEPARTMENTS).optional(),
});

/** A month of the calendar has at most this many entries; the soonest are returned. */
export const MAX_CALENDAR_ENTRIES = 300;

/** Validates the month of the calendar; the default is the current month. */
export const eventCalendarQuerySchema = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});
