import { z } from 'zod';
import { envelope } from '../api/envelope';
import { DASHBOARD_LIST_SIZE } from '../api/limits';
import { ministrySchema } from './ministries';
import { ownMinistrySchema } from './own-account';

/** Describes a recent event on the site, such as a new member or prayer. */
export const activitySchema = z.object({
  type: z.enum(['member', 'sermon', 'prayer', 'event']),
  action: z.string(),
  name: z.string(),
  /** Holds the name of the person who did it; it is null if nobody is named. */
  by: z.string().nullable().optional(),
  /** Holds a relative time for people, such as `2 hours ago`. */
  time: z.string(),
  /** Holds the instant as ISO 8601. */
  timestamp: z.string(),
});
/** Describes a recent event on the site. */
export type Activity = z.infer<typeof activitySchema>;

/** Describes the response of `GET /v1/admin/dashboard`. Every figure is counted in the database. */
export const adminDashboardSchema = z.object({
  total_members: z.number().int(),
  total_events: z.number().int(),
  total_sermons: z.number().int(),
  total_prayer_requests: z.number().int(),
  pending_prayer_requests: z.number().int(),
  total_ministries: z.number().int(),
  total_announcements: z.number().int(),
  /** Holds whole KES of recorded donations; it is null when none are recorded. */
  total_donations: z.number().int().nullable(),
  /** Holds whole KES recorded for the church's projects. It is present only for people who may read it. */
  raised_for_projects: z.number().int().nullable().optional(),
  recent_activities: z.array(activitySchema),
  ministries: z.array(ministrySchema.omit({ version: true, department: true, ministryPage: true })),
});
/** Describes the figures of the administrators' dashboard. */
export type AdminDashboard = z.infer<typeof adminDashboardSchema>;

/** Older clients read the figures beside `data`, so the response holds them twice. */
export const adminDashboardResponseSchema = envelope(adminDashboardSchema).extend(adminDashboardSchema.shape);

/** Describes the figures without activities and ministries. */
export const totalsSchema = adminDashboardSchema.omit({
  raised_for_projects: true,
  recent_activities: true,
  ministries: true,
});

/** Describes the figures of one month; `month` is YYYY-MM in the site's zone. */
export const monthlyStatisticsSchema = z.object({
  month: z.string(),
  events: z.number().int(),
  members: z.number().int(),
  prayer_requests: z.number().int(),
  sermons: z.number().int(),
});

/** Validates the number of recent activities to return. */
export const activitiesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(DASHBOARD_LIST_SIZE),
});

const attentionSchema = z.object({
  kind: z.enum([
    'pending_prayers',
    'urgent_prayers',
    'pending_proposals',
    'open_inquiries',
    'announced_visits',
    'membership_requests',
    'open_sabbaths',
    'failed_mail',
    'rejected_proposals',
    'draft_event',
    'ending_announcement',
    'new_members',
  ]),
  /** Holds a sentence about what needs attention. */
  text: z.string(),
  count: z.number().int(),
  /** Holds the subject's id if the item is about a single subject. */
  subject_id: z.number().int().nullable(),
});
/** Describes something that waits for a leader. */
export type AttentionItem = z.infer<typeof attentionSchema>;

/** Names the steps that a new site needs first, in the order in which they are listed. */
const FIRST_DAY_STEPS = [
  'worship_times',
  'leaders',
  'first_event',
  'pictures',
  'page_texts',
  'departments',
] as const;

const firstDaySchema = z.object({
  step: z.enum(FIRST_DAY_STEPS),
  /** Holds a sentence about what is to do. */
  text: z.string(),
});
/** Describes something that a new site still needs. */
export type FirstDayItem = z.infer<typeof firstDaySchema>;

/**
 * Describes the response of `GET /v1/dashboard/overview`, which the dashboard of the signed-in leader opens
 * with.
 */
export const leaderOverviewSchema = z.object({
  attention: z.array(attentionSchema),
  /** Is empty once the site has all of it, or the list was dismissed. Older servers don't send it. */
  first_day: z.array(firstDaySchema).optional(),
  figures: z.array(z.object({ label: z.string(), value: z.number().int(), note: z.string().nullable() })),
  upcoming: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      start_datetime: z.string(),
      location: z.string().nullable(),
      status: z.enum(['draft', 'published', 'cancelled']),
      going: z.number().int(),
    }),
  ),
  activities: z.array(activitySchema),
  /**
   * Is always empty. Dashboards of the previous version still read it, so it can be removed with the next
   * version.
   */
  events_by_month: z.array(z.object({ month: z.string(), count: z.number().int() })),
});
/** Describes the overview of a leader's dashboard. */
export type LeaderOverview = z.infer<typeof leaderOverviewSchema>;

/** Describes the response of `GET /v1/member/overview`: the figures of the signed-in member. */
export const memberOverviewSchema = z.object({
  membership_since: z.string().nullable(),
  prayer_requests_count: z.number().int(),
  events_attended: z.number().int(),
  ministries_joined: z.number().int(),
  ministries: z.array(ownMinistrySchema.omit({ status: true, meeting_time: true, location: true })),
});
/** Describes the figures that the member area opens with. */
export type MemberOverview = z.infer<typeof memberOverviewSchema>;

export const sermonSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  speaker: z.string(),
  /** Holds a date, YYYY-MM-DD. */
  sermon_date: z.string(),
  scripture_reference: z.string().nullable(),
  series: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  tags: z.array(z.string()),
  is_featured: z.boolean(),
  audio_file: z.string().nullable(),
  video_file: z.string().nullable(),
  pdf_file: z.string().nullable(),
});
/** Describes a sermon in the lists of the specification. */
export type Sermon = z.infer<typeof sermonSchema>;
