import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { listQuery } from '../../api/list-query';
import { BROADCAST_AUDIENCES, BROADCAST_STATUSES, NEWSLETTER_INTERESTS } from '../../content/enums';
import { instant, optionalChoice, requiredHtml, requiredLines, requiredText } from '../text';

/** A broadcast: an email to many, with what became of it once it was sent. Instants are ISO 8601. */
export const broadcastSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  /** HTML, sanitized. */
  body: z.string(),
  audience: z.enum(BROADCAST_AUDIENCES),
  /** Of the newsletter's subscribers only those who chose it; null for all of them. */
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
/** A broadcast as its writers see it. */
export type Broadcast = z.infer<typeof broadcastSchema>;

/** The form of a broadcast. */
export const broadcastInputSchema = z
  .object({
    subject: requiredText('Subject is required', 150),
    body: requiredHtml('Message is required', 50_000),
    audience: z.enum(BROADCAST_AUDIENCES, { error: 'Please choose who gets it' }),
    interest: optionalChoice(NEWSLETTER_INTERESTS, 'Please choose an interest'),
    department: optionalChoice(DEPARTMENTS, 'Please choose a department'),
  })
  .refine((input) => input.audience !== 'department' || input.department !== null, {
    message: 'Please choose a department',
    path: ['department'],
  });
/** The form of a broadcast as it is typed. */
export type BroadcastFormInput = z.input<typeof broadcastInputSchema>;
/** A broadcast as it is stored, once its form is valid. */
export type BroadcastInput = z.output<typeof broadcastInputSchema>;

/** What the list of broadcasts is asked for. */
export const broadcastQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(BROADCAST_STATUSES).optional(),
  audience: z.enum(BROADCAST_AUDIENCES).optional(),
});

/** When it goes out; at once unless given. A local date-time is meant in the site's zone. */
export const broadcastSendSchema = z.object({
  send_at: z
    .union([z.literal('').transform(() => null), instant('A valid date and time is required')])
    .nullish()
    .transform((value) => value ?? null),
});

/** The broadcast as it will read, and how many people would get it now. */
export const broadcastPreviewSchema = z.object({
  from: z.string(),
  /** As mail programs show it that show no HTML. */
  text: z.string(),
  recipients: z.number().int(),
});
/** A broadcast as its readers will see it, and how many they are. */
export type BroadcastPreview = z.infer<typeof broadcastPreviewSchema>;

/** How a bulk notification reaches people. */
export const NOTIFICATION_CHANNELS = ['email'] as const;

/** A message to many at once: a text without formatting, to an audience or to the people of a department. */
export const bulkNotificationSchema = z.object({
  title: requiredText('Title is required', 150),
  message: requiredLines('Message is required', 10_000),
  audience: z.enum([...BROADCAST_AUDIENCES.filter((audience) => audience !== 'department'), ...DEPARTMENTS], {
    error: 'Please choose who gets it',
  }),
  channels: z.array(z.enum(NOTIFICATION_CHANNELS)).min(1, 'Please choose a channel').default(['email']),
});

/** The broadcast that was sent, and to how many. */
export const bulkResultSchema = z.object({ id: z.number().int(), recipients: z.number().int() });
