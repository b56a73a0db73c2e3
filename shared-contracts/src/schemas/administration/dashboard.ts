import { z } from 'zod';
import { envelope } from '../../api/envelope';
import { LIMITS } from '../../api/limits';
import { ministrySchema } from '../content/ministries';

/** Something that happened lately on the site. */
export const activitySchema = z.object({
  type: z.enum(['member', 'sermon', 'prayer', 'event']),
  action: z.string(),
  name: z.string(),
  /** Who did it; null where nobody is named. */
  by: z.string().nullable().optional(),
  /** As a person reads it: `2 hours ago`. */
  time: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
});
/** Something that happened lately on the site. */
export type Activity = z.infer<typeof activitySchema>;

/** `GET /v1/admin/dashboard`: every figure is counted in the database. */
export const adminDashboardSchema = z.object({
  total_members: z.number().int(),
  total_events: z.number().int(),
  total_sermons: z.number().int(),
  total_prayer_requests: z.number().int(),
  pending_prayer_requests: z.number().int(),
  total_ministries: z.number().int(),
  total_announcements: z.number().int(),
  /** Whole KES of recorded donations; null when none are recorded. */
  total_donations: z.number().int().nullable(),
  /** Whole KES recorded for the church's projects, for who may read it. */
  raised_for_projects: z.number().int().nullable().optional(),
  recent_activities: z.array(activitySchema),
  ministries: z.array(ministrySchema.omit({ version: true, department: true, ministryPage: true })),
});
/** The figures that the administrators’ dashboard opens with. */
export type AdminDashboard = z.infer<typeof adminDashboardSchema>;

/** Older callers read the figures beside `data`. */
export const adminDashboardResponseSchema = envelope(adminDashboardSchema).extend(adminDashboardSchema.shape);

/** The figures alone. */
export const totalsSchema = adminDashboardSchema.omit({
  raised_for_projects: true,
  recent_activities: true,
  ministries: true,
});

/** What one month brought; `month` is YYYY-MM in the site's zone. */
export const monthlyStatisticsSchema = z.object({
  month: z.string(),
  events: z.number().int(),
  members: z.number().int(),
  prayer_requests: z.number().int(),
  sermons: z.number().int(),
});

/** How many of the latest activities are wanted. */
export const activitiesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(LIMITS.dashboardList),
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
  /** What needs attention, as a sentence. */
  text: z.string(),
  count: z.number().int(),
  /** The subject's id where it is one thing. */
  subject_id: z.number().int().nullable(),
});
/** Something that waits for a leader, with where it is done. */
export type AttentionItem = z.infer<typeof attentionSchema>;

/** `GET /v1/dashboard/overview`: what the signed-in leader's own dashboard opens with. */
export const leaderOverviewSchema = z.object({
  attention: z.array(attentionSchema),
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
  /** Always empty: dashboards that were built before this version draw it. It goes with the next one. */
  events_by_month: z.array(z.object({ month: z.string(), count: z.number().int() })),
});
/** What a leader’s dashboard opens with. */
export type LeaderOverview = z.infer<typeof leaderOverviewSchema>;

/** `GET /v1/member/overview`: the figures of the signed-in member, counted. */
export const memberOverviewSchema = z.object({
  membership_since: z.string().nullable(),
  prayer_requests_count: z.number().int(),
  events_attended: z.number().int(),
  ministries_joined: z.number().int(),
  ministries: z.array(z.object({ id: z.number().int(), name: z.string(), role: z.string() })),
});
/** What the member area opens with. */
export type MemberOverview = z.infer<typeof memberOverviewSchema>;

/** A sermon as the lists of the specification have it. */
export const sermonSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  speaker: z.string(),
  /** YYYY-MM-DD. */
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
/** A sermon as the lists of the specification have it. */
export type Sermon = z.infer<typeof sermonSchema>;
