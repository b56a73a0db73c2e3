import { z } from 'zod';
import { PRAYER_CATEGORIES, PRAYER_STATUSES, PRAYER_TYPES } from '../content/enums';
import { listQuery } from '../api/list-query';
import { t } from '../language/translate';
import { checkbox, lineText, optionalLines, requiredLines, requiredText } from './text';

/** Validates the prayer form of the home page. */
export const prayerHomeSchema = z.object({
  requester_name: requiredText(t('Your name is required'), 120),
  prayer_request: requiredLines(t('Prayer request text is required'), 4000),
  category: z.enum(PRAYER_CATEGORIES).default('thanksgiving'),
  is_urgent: checkbox(false),
  is_public: checkbox(true),
});
/** Describes the prayer form of the home page before validation. */
export type PrayerHomeInput = z.input<typeof prayerHomeSchema>;

/** Validates the prayer form of the prayer department's page. */
export const prayerPageSchema = z.object({
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 4000),
  prayer_type: z.enum(PRAYER_TYPES).default('personal'),
  is_urgent: checkbox(false),
  is_anonymous: checkbox(false),
  requester_name: lineText(120).optional(),
});
/** Describes the prayer form of the prayer page before validation. */
export type PrayerPageInput = z.input<typeof prayerPageSchema>;

/** Describes an approved request to visitors. The name of an anonymous requester never leaves the server. */
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
/** Describes a prayer on the prayer wall, without a name if it is anonymous. */
export type PublicPrayer = z.infer<typeof publicPrayerSchema>;

/** Validates the query of the prayer wall: featured requests come first, then the newest. */
export const prayerQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.literal('approved').optional(),
});

/** Accepts the body of either form; the handler finds out which one it is by its fields. */
export const prayerSubmissionSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<
  Readonly<Record<string, unknown>>,
  PrayerHomeInput | PrayerPageInput
>;

/** Describes a request to moderators. They don't see the name of an anonymous requester either. */
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
  /** Names the moderator who approved it; it is null until somebody has. */
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  created_at: z.string(),
});
/** Describes a prayer request to moderators. */
export type ModeratedPrayer = z.infer<typeof moderatedPrayerSchema>;

/**
 * Validates the query of the moderation queue. By default it has pending requests, urgent ones first, then
 * the oldest.
 */
export const moderationQuerySchema = listQuery({ sorts: ['queue', 'created_at'] }).extend({
  status: z.enum([...PRAYER_STATUSES, 'all']).default('pending'),
});

/** Validates the featured state, which puts a request at the top of the wall. Without a body it is true. */
export const prayerFeatureSchema = z.object({ is_featured: checkbox(true) }).nullish();

/** Validates the reason of a rejection, which the sender may see. */
export const prayerRejectionSchema = z.object({ reason: optionalLines(1000) }).nullish();
