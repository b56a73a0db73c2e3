import { z } from 'zod';
import { EVENT_TYPES, EVENT_STATUSES, RECURRENCE_PATTERNS } from '../../content/enums';
import { DEPARTMENTS } from '../../access/departments';
import { listQuery } from '../../api/list-query';
import { checkbox, instant, optionalLines, optionalText, requiredLines, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/**
 * An event as responses carry it. Instants are ISO 8601 with the offset of the site's zone; `max_attendees` null or 0
 * means unlimited; fees in KES.
 */
export const eventSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  /** Date and time of the start in the site's zone (YYYY-MM-DD, HH:MM), as the member dashboard reads them. */
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
  /** How many people wait for a place. */
  waiting_count: z.number().int(),
  /** Grows with each change; sent back with an update so that two editors don't overwrite each other. */
  version: z.number().int(),
  ...translatedFields,
});
/** An event as it is listed: one occurrence of it where it repeats. */
export type ChurchEvent = z.infer<typeof eventSchema>;

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** The texts of an event that editors may translate. */
export const eventTexts = {
  title: requiredText('Title is required'),
  description: requiredLines('Description is required', 5000),
  location: optionalText(),
  additional_info: optionalLines(5000),
};

/** Body of creating and updating an event; the forms validate with the same schema. */
export const eventInputSchema = z
  .object({
    ...eventTexts,
    start_datetime: instant('Start date and time is required'),
    end_datetime: instant('End date and time is required'),
    event_type: z.enum(EVENT_TYPES, { error: 'Event type is required' }),
    status: z
      .union([z.enum(EVENT_STATUSES), z.literal('')], { error: 'Status is required' })
      .transform((status) => (status === '' ? ('draft' as const) : status))
      .default('published'),
    featured_image: optionalText(500),
    max_attendees: z.preprocess(
      emptyToNull,
      z.coerce
        .number('Attendees must be a whole number')
        .int('Attendees must be a whole number')
        .min(0, 'Attendees cannot be negative')
        .max(100_000, 'At most 100,000 people')
        .nullable(),
    ),
    entry_fee: z.preprocess(
      emptyToNull,
      z.coerce
        .number('Fee must be an amount')
        .min(0, 'Fee cannot be negative')
        .max(1_000_000, 'At most 1,000,000 KES')
        .multipleOf(0.01, 'Fee has at most two decimals')
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
/** What a form holds before it is validated, and what is sent and stored after it. */
export type EventFormInput = z.input<typeof eventInputSchema>;
/** An event as it is stored, once its form is valid. */
export type ValidatedEvent = z.output<typeof eventInputSchema>;

/**
 * Filters of `GET /v1/events`. Managers see what they manage among what is public, drafts included; with `mine=true`
 * nothing else. `upcoming=true` shows what is public and not over, at its next occurrence, the next one first: what
 * anybody else sees who gives no filter and no sort.
 */
export const eventQuerySchema = listQuery({ sorts: ['start_datetime', 'title', 'created_at'] }).extend({
  upcoming: checkbox(false),
  mine: checkbox(false),
  status: z.enum(EVENT_STATUSES).optional(),
  event_type: z.enum(EVENT_TYPES).optional(),
  /** Only what this department plans. */
  department: z.enum(DEPARTMENTS).optional(),
});

/** A month of the calendar has at most this many entries; the soonest are shown. */
export const MAX_CALENDAR_ENTRIES = 300;

/** A month of the calendar; this one unless given. */
export const eventCalendarQuerySchema = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});
