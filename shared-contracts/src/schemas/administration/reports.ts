import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { optionalDate } from '../text';

const count = () => z.number().int();
/** Null where it isn't this person's to know. */
const churchCount = () => z.number().int().nullable();
const month = z.string();

/** Whose figures: one department's, or the whole church's. */
const departmentChoice = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(DEPARTMENTS).optional(),
);

/** At most five years: a report is read by a person. */
const MAX_DAYS = 5 * 366;
const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The last twelve months unless given; also as CSV, by `format` or by the header Accept. */
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
  .refine(({ from, to }) => from === null || to === null || daysBetween(from, to) <= MAX_DAYS, {
    path: ['to'],
    message: 'A report covers at most five years',
  });
/** Which days a report is about, as it is sent. */
export type ReportQuery = z.input<typeof reportQuerySchema>;

/** First and last day, in the site's zone. Reports by month cover whole months. */
export const periodSchema = z.object({ from: z.string(), to: z.string() });
/** The days that a report is about. */
export type Period = z.infer<typeof periodSchema>;

const department = z.enum(DEPARTMENTS).nullable();

/** What is recorded of money: the church's projects as they stand today. */
export const donationsReportSchema = z.object({
  period: periodSchema,
  /** Individual gifts aren't stored, so none are reported. */
  is_giving_recorded: z.literal(false),
  note: z.string(),
  projects: z.array(
    z.object({
      id: count(),
      title: z.string(),
      /** Whole KES. */
      goal_amount: z.number().int().nullable(),
      raised_amount: z.number().int(),
    }),
  ),
  totals: z.object({ projects: count(), goal_amount: count(), raised_amount: count() }),
});
/** What is known of giving, for those who may read it. */
export type DonationsReport = z.infer<typeof donationsReportSchema>;

const engagement = {
  /** RSVPs that say yes, by the day they were sent. */
  rsvps: count(),
  /** Seats taken at what took place, by its day. */
  attended: count(),
  new_members: churchCount(),
  prayers: churchCount(),
  subscribers: churchCount(),
} as const;

/** How people take part, by month. */
export const engagementReportSchema = z.object({
  period: periodSchema,
  department,
  months: z.array(z.object({ month, ...engagement })),
  totals: z.object(engagement),
});
/** How people take part, by month. */
export type EngagementReport = z.infer<typeof engagementReportSchema>;

const content = {
  /** Published, by the day they take place. */
  events: count(),
  announcements: count(),
  sermons: churchCount(),
  gallery_items: churchCount(),
  proposals: count(),
} as const;

/** What was published, by month. */
export const contentReportSchema = z.object({
  period: periodSchema,
  department,
  months: z.array(z.object({ month, ...content })),
  totals: z.object(content),
  /** What stands unfinished today. */
  now: z.object({ draft_events: count(), draft_sermons: churchCount(), pending_proposals: count() }),
});
/** What was published, by month. */
export type ContentReport = z.infer<typeof contentReportSchema>;

/** One department's own things, each with its figures. */
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
  /** More took place than are listed. */
  is_cut_off: z.boolean(),
});
/** What a department did in some days. */
export type ActivityReport = z.infer<typeof activityReportSchema>;
