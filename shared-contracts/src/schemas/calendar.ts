import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { checkbox, isoDate, optionalLines, optionalText } from './text';
import { translatedFields, translationsInput } from './translations';

/** An entry in the calendar of Sabbaths is of one of these kinds. */
export const CALENDAR_EVENT_TYPES = [
  'regular',
  'special',
  'camp_meeting',
  'evangelism',
  'youth',
  'communion',
  'baptism',
  'conference',
] as const;

/** Describes one day in the calendar of Sabbaths. */
export const calendarEntrySchema = z.object({
  id: z.number().int(),
  /** Holds a date without a zone, YYYY-MM-DD. */
  date: z.string(),
  sabbath_school_topic: z.string().nullable(),
  sabbath_school_presenter: z.string().nullable(),
  divine_service_topic: z.string().nullable(),
  divine_service_preacher: z.string().nullable(),
  afternoon_program: z.string().nullable(),
  afternoon_presenter: z.string().nullable(),
  special_notes: z.string().nullable(),
  event_type: z.enum(CALENDAR_EVENT_TYPES),
  is_featured: z.boolean(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes one Sabbath or special day in the calendar. */
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const semesterSchema = z.object({ key: z.string(), label: z.string() });

/** Describes the programme of a semester or month, and the semesters to choose from, the oldest first. */
export const calendarSchema = z.object({
  semester: semesterSchema,
  semesters: z.array(semesterSchema),
  entries: z.array(calendarEntrySchema),
});
/** Describes the programme of a semester or month. */
export type Calendar = z.infer<typeof calendarSchema>;

/**
 * Validates a semester, or a month (of the current year unless one is given). The default is the current
 * semester.
 */
export const calendarQuerySchema = z.object({
  semester: z
    .string()
    .regex(/^\d{4}-(01|05|09)$/, t('A semester is named by its first month, such as 2026-09'))
    .optional(),
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});

/** Editors may translate these texts. */
export const calendarTexts = {
  sabbath_school_topic: optionalText(),
  divine_service_topic: optionalText(),
  afternoon_program: optionalText(),
  special_notes: optionalLines(1000),
};

/** Validates a new or changed day of the programme. */
export const calendarInputSchema = z.object({
  date: isoDate(t('Date is required')),
  ...calendarTexts,
  sabbath_school_presenter: optionalText(),
  divine_service_preacher: optionalText(),
  afternoon_presenter: optionalText(),
  event_type: z.enum(CALENDAR_EVENT_TYPES, { error: 'Choose a type' }).default('regular'),
  is_featured: checkbox(false),
  translations: translationsInput(calendarTexts),
});
/** Describes the form of a day before validation. */
export type CalendarFormInput = z.input<typeof calendarInputSchema>;
/** Describes a validated day. */
export type CalendarInput = z.output<typeof calendarInputSchema>;

/** Validates the query of the managers' list: a month in any year, a year, or both. */
export const programmeQuerySchema = listQuery({ sorts: ['date'] }).extend({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});
