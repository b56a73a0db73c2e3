import { z } from 'zod';
import { LIMITS } from '../../api/limits';
import { listQuery } from '../../api/list-query';
import {
  EVENT_STATUSES,
  MINISTRY_MEMBER_STATUSES,
  PRAYER_CATEGORIES,
  PRAYER_STATUSES,
} from '../../content/enums';
import { pictureInfo } from '../../content/pictures';
import { atMost, optionalText } from '../text';

/** A device that is signed in. */
export const deviceSessionSchema = z.object({
  id: z.number().int(),
  /** What the browser says of itself, in words: `Chrome on Android`. */
  device: z.string(),
  created_at: z.string(),
  /** Accurate to five minutes. */
  last_seen_at: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
});
/** A session of the signed-in person, told by its device. */
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** The URL of an uploaded picture; null takes the photo away. */
export const photoSchema = z.object({
  photo_url: optionalText(500).refine(
    (url) => url === null || pictureInfo(url) !== null,
    'Please choose a picture',
  ),
});

/** Which emails a person gets beside those that are about their own account. */
export const mailChoicesSchema = z.object({
  wants_messages: z.boolean(),
  wants_reminders: z.boolean(),
  /** Null while the address isn't confirmed: it may be somebody else's. */
  wants_newsletter: z.boolean().nullable(),
});
/** Which e-mails a person gets. */
export type MailChoices = z.infer<typeof mailChoicesSchema>;

const choice = z.boolean('Choose yes or no');

/** What is left out stays as it is. */
export const mailChoicesInputSchema = z.object({
  wants_messages: choice.optional(),
  wants_reminders: choice.optional(),
  wants_newsletter: choice.optional(),
});
/** Which e-mails a person wants, as it is sent. */
export type MailChoicesInput = z.input<typeof mailChoicesInputSchema>;

/** Deleting the own account. A session left open must not be enough. */
export const accountDeletionSchema = z.object({
  current_password: z
    .string({ error: 'Please enter your current password' })
    .min(1, 'Please enter your current password')
    .max(LIMITS.passwordMax, atMost(LIMITS.passwordMax)),
});
/** The form that deletes the own account, as it is typed. */
export type AccountDeletionInput = z.input<typeof accountDeletionSchema>;

/** A ministry the person belongs to, asked to join or is invited to. */
export const ownMinistrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
  meeting_time: z.string().nullable(),
  location: z.string().nullable(),
});
/** A ministry as the member area shows it: part of it, asked, or invited. */
export type OwnMinistry = z.infer<typeof ownMinistrySchema>;

/** Something the person said they come to: one time an event takes place. */
export const ownEventSchema = z.object({
  /** The event's. */
  id: z.number().int(),
  title: z.string(),
  location: z.string().nullable(),
  status: z.enum(EVENT_STATUSES),
  /** The start of the occurrence, ISO 8601. */
  occurrence: z.string(),
  end_datetime: z.string(),
});
/** An event that the person said they come to, or waits for. */
export type OwnEvent = z.infer<typeof ownEventSchema>;

/** What the list of the own events is asked for. */
export const ownEventQuerySchema = listQuery({ sorts: ['start_datetime'] }).pick({
  page: true,
  per_page: true,
  limit: true,
});

/** A prayer request the person sent under their name. */
export const ownPrayerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(PRAYER_CATEGORIES),
  status: z.enum(PRAYER_STATUSES),
  is_public: z.boolean(),
  is_urgent: z.boolean(),
  prayed_count: z.number().int(),
  created_at: z.string(),
});
/** A prayer that the person sent, and what became of it. */
export type OwnPrayer = z.infer<typeof ownPrayerSchema>;

/** What the list of the own prayers is asked for. */
export const ownPrayerQuerySchema = listQuery({ sorts: ['created_at'] });

/** A gift of the person. */
export const ownDonationSchema = z.object({
  id: z.number().int(),
  /** Whole KES. */
  amount: z.number().int(),
  purpose: z.string(),
  given_at: z.string(),
});
