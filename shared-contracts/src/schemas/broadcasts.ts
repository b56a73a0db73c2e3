import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { listQuery } from '../api/list-query';
import { BROADCAST_AUDIENCES, BROADCAST_STATUSES, NEWSLETTER_INTERESTS } from '../content/enums';
import { instant, optionalChoice, requiredHtml, requiredLines, requiredText } from './text';

/**
 * Describes a broadcast, which is an email to many, with the results of sending it. Instants are ISO 8601.
 */
export const broadcastSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  /** Holds sanitised HTML. */
  body: z.string(),
  audience: z.enum(BROADCAST_AUDIENCES),
  /** Limits the newsletter's subscribers to those who chose this topic; null means all of them. */
  interest: z.enum(NEWSLETTER_INTERESTS).nullable(),
  department: z.enum(DEPARTMENTS).nullable(),
  status: z.enum(BROADCAST_STATUSES),
  send_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  recipients: z.number().int(),
  delivered: z.number().int(),
  failed: z.number().int(),
  author: z.string(),
  created_at: z.string(),
  version: z.number().int(),
});
/** Describes a broadcast to its authors. */
export type Broadcast = z.infer<typeof broadcastSchema>;

/** Validates the form of a broadcast. */
export const broadcastInputSchema = z
  .object({
    subject: requiredText(t('Subject is required'), 150),
    body: requiredHtml(t('Message is required'), 50_000),
    audience: z.enum(BROADCAST_AUDIENCES, { error: 'Please choose who gets it' }),
    interest: optionalChoice(NEWSLETTER_INTERESTS, t('Please choose an interest')),
    department: optionalChoice(DEPARTMENTS, t('Please choose a department')),
  })
  .refine((input) => input.audience !== 'department' || input.department !== null, {
    message: 'Please choose a department',
    path: ['department'],
  });
/** Describes the form of a broadcast before validation. */
export type BroadcastFormInput = z.input<typeof broadcastInputSchema>;
/** Describes a validated broadcast. */
export type BroadcastInput = z.output<typeof broadcastInputSchema>;

export const broadcastQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(BROADCAST_STATUSES).optional(),
  audience: z.enum(BROADCAST_AUDIENCES).optional(),
});

/**
 * Validates the time to send a broadcast; without one it is sent at once. A local date-time is in the site's
 * zone.
 */
export const broadcastSendSchema = z.object({
  send_at: z
    .union([z.literal('').transform(() => null), instant(t('A valid date and time is required'))])
    .nullish()
    .transform((value) => value ?? null),
});

/** Describes the email as its readers will get it, and the number of people who would get it now. */
export const broadcastPreviewSchema = z.object({
  from: z.string(),
  /** Holds the text version, which mail programs without HTML show. */
  text: z.string(),
  recipients: z.number().int(),
});
/** Describes the preview of a broadcast. */
export type BroadcastPreview = z.infer<typeof broadcastPreviewSchema>;

/** Bulk notifications can be sent through these channels. */
export const NOTIFICATION_CHANNELS = ['email'] as const;

/** Validates a plain-text message to an audience or to the people of a department. */
export const bulkNotificationSchema = z.object({
  title: requiredText(t('Title is required'), 150),
  message: requiredLines(t('Message is required'), 10_000),
  audience: z.enum([...BROADCAST_AUDIENCES.filter((audience) => audience !== 'department'), ...DEPARTMENTS], {
    error: 'Please choose who gets it',
  }),
  channels: z.array(z.enum(NOTIFICATION_CHANNELS)).min(1, t('Please choose a channel')).default(['email']),
});

/** Describes the broadcast that was sent, with the number of its recipients. */
export const bulkResultSchema = z.object({ id: z.number().int(), recipients: z.number().int() });
