import { t } from '../language/translate';
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../api/limits';
import { listQuery } from '../api/list-query';
import {
  EVENT_STATUSES,
  MINISTRY_MEMBER_STATUSES,
  PRAYER_CATEGORIES,
  PRAYER_STATUSES,
} from '../content/enums';
import { pictureInfo } from '../content/pictures';
import { atMost, optionalText } from './text';
import { translatedFields } from './translations';

export const deviceSessionSchema = z.object({
  id: z.number().int(),
  /** Holds browser and system as text, such as `Chrome on Android`. */
  device: z.string(),
  created_at: z.string(),
  /** Is accurate to five minutes. */
  last_seen_at: z.string(),
  /**
   * Tells if the session belongs to a browser on this site, to another website, or to a program. Older servers don't send
   * it.
   */
  client: z.enum(['browser', 'website', 'program']).optional(),
  /** Holds the origin of the other website. */
  origin: z.string().nullable().optional(),
  /** Is true for the session that makes the request. */
  is_current: z.boolean(),
});
/** Describes a session of the signed-in person by its device. */
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** Validates the URL of an uploaded picture; null removes the photo. */
export const photoSchema = z.object({
  photo_url: optionalText(500).refine(
    (url) => url === null || pictureInfo(url) !== null,
    t('Please choose a picture'),
  ),
});

/** Describes the emails that a person gets in addition to those about their own account. */
export const mailChoicesSchema = z.object({
  wants_messages: z.boolean(),
  wants_reminders: z.boolean(),
  /** Is null until the address is confirmed, because it may belong to somebody else. */
  wants_newsletter: z.boolean().nullable(),
});
/** Describes the emails that a person gets. */
export type MailChoices = z.infer<typeof mailChoicesSchema>;

const choice = z.boolean(t('Choose yes or no'));

/** Validates changed choices; choices that are left out stay as they are. */
export const mailChoicesInputSchema = z.object({
  wants_messages: choice.optional(),
  wants_reminders: choice.optional(),
  wants_newsletter: choice.optional(),
});
/** Describes changed choices before validation. */
export type MailChoicesInput = z.input<typeof mailChoicesInputSchema>;

/**
 * Validates the deletion of the own account. It requires the password, because an open session must not be
 * enough.
 */
export const accountDeletionSchema = z.object({
  current_password: z
    .string({ error: 'Please enter your current password' })
    .min(1, t('Please enter your current password'))
    .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)),
});
/** Describes the form that deletes the own account, before validation. */
export type AccountDeletionInput = z.input<typeof accountDeletionSchema>;

/** Describes a ministry that the person belongs to, has asked to join or is invited to. */
export const ownMinistrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
  meeting_time: z.string().nullable(),
  location: z.string().nullable(),
  ...translatedFields,
});
/** Describes a ministry in the member area. */
export type OwnMinistry = z.infer<typeof ownMinistrySchema>;

/** Describes one occurrence of an event that the person has promised to attend. */
export const ownEventSchema = z.object({
  /** Holds the id of the event. */
  id: z.number().int(),
  title: z.string(),
  location: z.string().nullable(),
  status: z.enum(EVENT_STATUSES),
  /** Holds the start of the occurrence, ISO 8601. */
  occurrence: z.string(),
  end_datetime: z.string(),
});
/** Describes an event that the person has promised to attend. */
export type OwnEvent = z.infer<typeof ownEventSchema>;

export const ownEventQuerySchema = listQuery({ sorts: ['start_datetime'] }).pick({
  page: true,
  per_page: true,
  limit: true,
});

/** Describes a prayer request that the person sent under their name. */
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
/** Describes a prayer request of the signed-in person with its state. */
export type OwnPrayer = z.infer<typeof ownPrayerSchema>;

export const ownPrayerQuerySchema = listQuery({ sorts: ['created_at'] });

/** Describes a gift of the person. */
export const ownDonationSchema = z.object({
  id: z.number().int(),
  /** Holds whole KES. */
  amount: z.number().int(),
  purpose: z.string(),
  given_at: z.string(),
});
