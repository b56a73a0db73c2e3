import { z } from 'zod';
import { PRAYER_CATEGORIES, PRAYER_TYPES } from '../../content/closed-lists';
import { listQuery } from '../../api/list-query';
import { checkbox, requiredText } from '../text';

/** The homepage's form. */
export const prayerHomeSchema = z.object({
  requester_name: requiredText('Your name is required', 120),
  prayer_request: requiredText('Prayer request text is required', 4000),
  category: z.enum(PRAYER_CATEGORIES).default('thanksgiving'),
  is_urgent: checkbox(false),
  is_public: checkbox(true),
});
export type PrayerHomeInput = z.input<typeof prayerHomeSchema>;

/** The prayer department's form. */
export const prayerPageSchema = z.object({
  title: requiredText('Title is required'),
  description: requiredText('Description is required', 4000),
  prayer_type: z.enum(PRAYER_TYPES).default('personal'),
  is_urgent: checkbox(false),
  is_anonymous: checkbox(false),
  requester_name: z.string().trim().max(120).optional(),
});
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
