import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { checkbox, isoDate, optionalLines, optionalText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** The kinds of entries in the calendar of Sabbaths. */
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

/** One day of the Sabbath programme. */
export const calendarEntrySchema = z.object({
  id: z.number().int(),
  /** YYYY-MM-DD; a day has no zone. */
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
/** One Sabbath, or a special day, in the calendar of a semester. */
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

const semesterSchema = z.object({ key: z.string(), label: z.string() });

/** The programme of a semester or month, and the semesters there are to choose from, the oldest first. */
export const calendarSchema = z.object({
  semester: semesterSchema,
  semesters: z.array(semesterSchema),
  entries: z.array(calendarEntrySchema),
});
/** The calendar of a semester. */
export type Calendar = z.infer<typeof calendarSchema>;

/** Either a semester, or a month (of this year unless a year is given), or this semester. */
export const calendarQuerySchema = z.object({
  semester: z
    .string()
    .regex(/^\d{4}-(01|05|09)$/, 'A semester is named by its first month, such as 2026-09')
    .optional(),
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});

/** The texts of a day that editors may translate. */
export const calendarTexts = {
  sabbath_school_topic: optionalText(),
  divine_service_topic: optionalText(),
  afternoon_program: optionalText(),
  special_notes: optionalLines(1000),
};

/** Body of creating and updating a day of the programme. */
export const calendarInputSchema = z.object({
  date: isoDate('Date is required'),
  ...calendarTexts,
  sabbath_school_presenter: optionalText(),
  divine_service_preacher: optionalText(),
  afternoon_presenter: optionalText(),
  event_type: z.enum(CALENDAR_EVENT_TYPES, { error: 'Choose a type' }).default('regular'),
  is_featured: checkbox(false),
  translations: translationsInput(calendarTexts),
});
/** A day as a form holds it, and as it is sent. */
export type CalendarFormInput = z.input<typeof calendarInputSchema>;
/** An entry of the calendar as it is stored, once its form is valid. */
export type CalendarInput = z.output<typeof calendarInputSchema>;

/** The programme as its managers list it: of a month in any year, of a year, or both. */
export const programmeQuerySchema = listQuery({ sorts: ['date'] }).extend({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});
