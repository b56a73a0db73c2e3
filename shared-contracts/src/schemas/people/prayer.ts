import { z } from 'zod';
import { PRAYER_CATEGORIES, PRAYER_STATUSES, PRAYER_TYPES } from '../../content/enums';
import { listQuery } from '../../api/list-query';
import { t } from '../../language/translate';
import { checkbox, lineText, optionalLines, requiredLines, requiredText } from '../text';

/** The homepage's form. */
export const prayerHomeSchema = z.object({
  requester_name: requiredText(t('Your name is required'), 120),
  prayer_request: requiredLines(t('Prayer request text is required'), 4000),
  category: z.enum(PRAYER_CATEGORIES).default('thanksgiving'),
  is_urgent: checkbox(false),
  is_public: checkbox(true),
});
/** The prayer form of the home page, as it is typed. */
export type PrayerHomeInput = z.input<typeof prayerHomeSchema>;

/** The prayer department's form. */
export const prayerPageSchema = z.object({
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 4000),
  prayer_type: z.enum(PRAYER_TYPES).default('personal'),
  is_urgent: checkbox(false),
  is_anonymous: checkbox(false),
  requester_name: lineText(120).optional(),
});
/** The prayer form of the prayer page, as it is typed. */
export type PrayerPageInput = z.input<typeof prayerPageSchema>;

/** An approved request as visitors see it. An anonymous requester's name never leaves the server. */
export const publicPrayerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  prayer_type: z.string(),
  is_urgent: z.boolean(),
  is_anonymous: z.boolean(),
  requester_name: z.string().nullable(),
  status: z.literal('approved'),
  prayed_count: z.number().int(),
  created_at: z.string(),
});
/** A prayer on the prayer wall: without a name where it is anonymous. */
export type PublicPrayer = z.infer<typeof publicPrayerSchema>;

/** The wall: approved requests, featured ones first, then the newest. */
export const prayerQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.literal('approved').optional(),
});

/** Either of the two forms: which one a body comes from is told by its fields. */
export const prayerSubmissionSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Readonly<Record<string, unknown>>,
  PrayerHomeInput | PrayerPageInput
>;

/** A request as moderators see it. The name of an anonymous requester isn't in it either. */
export const moderatedPrayerSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  prayer_text: z.string(),
  category: z.string(),
  urgency_level: z.enum(['urgent', 'normal']),
  is_public: z.boolean(),
  is_anonymous: z.boolean(),
  requester_name: z.string().nullable(),
  status: z.enum(PRAYER_STATUSES),
  is_featured: z.boolean(),
  prayed_count: z.number().int(),
  rejected_reason: z.string().nullable(),
  /** Who approved it, and when; null until somebody has. */
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  created_at: z.string(),
});
/** A prayer as its moderators see it. */
export type ModeratedPrayer = z.infer<typeof moderatedPrayerSchema>;

/** The queue: what is pending unless another status is asked for, urgent requests first, then the oldest. */
export const moderationQuerySchema = listQuery({ sorts: ['queue', 'created_at'] }).extend({
  status: z.enum([...PRAYER_STATUSES, 'all']).default('pending'),
});

/** Whether a request stands at the top of the wall; a call without a body puts it there. */
export const prayerFeatureSchema = z.object({ is_featured: checkbox(true) }).nullish();

/** Why a request isn't shown; its sender may see it. */
export const prayerRejectionSchema = z.object({ reason: optionalLines(1000) }).nullish();
