import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { MAX_REPORT_DAYS } from '../api/limits';
import { countDaysBetween } from '../time/plain-days';
import { optionalDate } from './text';

const count = () => z.number().int();
/** The figure is null if the person may not read it. */
const churchCount = () => z.number().int().nullable();
const month = z.string();

/** Reports cover one department or, without a choice, the whole church. */
const departmentChoice = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(DEPARTMENTS).optional(),
);

/**
 * Validates the query of a report. The default is the last twelve months. `format` or the header Accept
 * selects CSV.
 */
export const reportQuerySchema = z
  .object({
    from: optionalDate(),
    to: optionalDate(),
    department: departmentChoice,
    format: z.enum(['json', 'csv']).optional(),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  })
  .refine(({ from, to }) => from === null || to === null || countDaysBetween(from, to) <= MAX_REPORT_DAYS, {
    path: ['to'],
    message: 'A report covers at most five years',
  });
/** Describes the query of a report before validation. */
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** Holds the first and last day in the site's zone. Monthly reports cover whole months. */
export const periodSchema = z.object({ from: z.string(), to: z.string() });
/** Describes the days that a report covers. */
export type Period = z.infer<typeof periodSchema>;

const department = z.enum(DEPARTMENTS).nullable();

/** Describes what is recorded about money: the current state of the church's projects. */
export const donationsReportSchema = z.object({
  period: periodSchema,
  /** Is always false, because individual gifts aren't stored. */
  is_giving_recorded: z.literal(false),
  note: z.string(),
  projects: z.array(
    z.object({
      id: count(),
      title: z.string(),
      /** Holds whole KES. */
      goal_amount: z.number().int().nullable(),
      raised_amount: z.number().int(),
    }),
  ),
  totals: z.object({ projects: count(), goal_amount: count(), raised_amount: count() }),
});
/** Describes the report about giving. */
export type DonationsReport = z.infer<typeof donationsReportSchema>;

const engagement = {
  /** Counts accepted RSVPs by the day on which they were sent. */
  rsvps: count(),
  /** Counts the seats taken at events by the day of the event. */
  attended: count(),
  new_members: churchCount(),
  prayers: churchCount(),
  subscribers: churchCount(),
} as const;

export const engagementReportSchema = z.object({
  period: periodSchema,
  department,
  months: z.array(z.object({ month, ...engagement })),
  totals: z.object(engagement),
});
/** Describes participation by month. */
export type EngagementReport = z.infer<typeof engagementReportSchema>;

const content = {
  /** Counts published events by the day on which they take place. */
  events: count(),
  announcements: count(),
  sermons: churchCount(),
  gallery_items: churchCount(),
  proposals: count(),
} as const;

export const contentReportSchema = z.object({
  period: periodSchema,
  department,
  months: z.array(z.object({ month, ...content })),
  totals: z.object(content),
  /** Counts what is unfinished today. */
  now: z.object({ draft_events: count(), draft_sermons: churchCount(), pending_proposals: count() }),
});
/** Describes published content by month. */
export type ContentReport = z.infer<typeof contentReportSchema>;

/** Lists the events and announcements of one department with their figures. */
export const activityReportSchema = z.object({
  period: periodSchema,
  department,
  events: z.array(
    z.object({
      id: count(),
      title: z.string(),
      start_datetime: z.string(),
      location: z.string().nullable(),
      status: z.enum(['draft', 'published', 'cancelled']),
      going: count(),
      is_over: z.boolean(),
    }),
  ),
  announcements: z.array(
    z.object({
      id: count(),
      title: z.string(),
      start_date: z.string().nullable(),
      end_date: z.string().nullable(),
      created_at: z.string(),
      is_active: z.boolean(),
    }),
  ),
  totals: z.object({ events: count(), going: count(), announcements: count() }),
  /** Is true if more events took place than are listed. */
  is_cut_off: z.boolean(),
});
/** Describes the activities of a department in a period. */
export type ActivityReport = z.infer<typeof activityReportSchema>;
