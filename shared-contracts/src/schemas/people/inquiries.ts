import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { checkbox, requiredLines } from '../text';

/** How long an inquiry is kept once it is closed, and a planned visit once its day is over, in days. */
export const INQUIRY_RETENTION = { min: 30, max: 3650, default: 365 } as const;

/** Whether somebody still looks after an inquiry. */
export const INQUIRY_STATUSES = ['open', 'closed'] as const;
/** Whether a visitor asks something or plans a visit. */
export const INQUIRY_KINDS = ['question', 'visit'] as const;

/** A planned visit: who comes, on which day (YYYY-MM-DD), and the phone they left. */
const plannedVisitSchema = z.object({ name: z.string(), day: z.string(), phone: z.string().nullable() });

const personSchema = z.object({ id: z.number().int(), name: z.string() });
/** Somebody who can look after an inquiry. */
export type InquiryAssignee = z.infer<typeof personSchema>;
/** Everybody who can look after an inquiry. */
export const assigneesSchema = z.array(personSchema);

/** What a visitor asked, who looks after it, and what was written back. */
export const managedInquirySchema = z.object({
  id: z.number().int(),
  /** Null where a visitor left a phone number only. */
  email: z.string().nullable(),
  /** Null for a question from the foot of a page. */
  visit: plannedVisitSchema.nullable(),
  message: z.string().nullable(),
  status: z.enum(INQUIRY_STATUSES),
  assigned_to: personSchema.nullable(),
  replies: z.array(
    z.object({ id: z.number().int(), author: z.string(), message: z.string(), created_at: z.string() }),
  ),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  version: z.number().int(),
});
/** An inquiry as those who look after it see it. */
export type Inquiry = z.infer<typeof managedInquirySchema>;

/** What the list of inquiries is asked for. */
export const inquiryQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(INQUIRY_STATUSES).optional(),
  kind: z.enum(INQUIRY_KINDS).optional(),
  /** Only what the signed-in person looks after. */
  mine: checkbox(false),
});

/** What the list of planned visits is asked for. */
export const visitQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(INQUIRY_STATUSES).optional(),
});

/** Who looks after an inquiry, and whether it is closed. */
export const inquiryUpdateSchema = z.object({
  status: z.enum(INQUIRY_STATUSES).optional(),
  /** Null for nobody. */
  assigned_to: z.number().int().positive().nullable().optional(),
});
/** Who looks after an inquiry, and whether it is closed, as it is sent. */
export type InquiryUpdate = z.input<typeof inquiryUpdateSchema>;

/** The form of a reply to an inquiry. */
export const inquiryReplySchema = z.object({
  message: requiredLines('Please write a reply', 5000),
  /** Whether that settles it. */
  close: z.boolean().default(false),
});
/** The form of a reply to an inquiry, as it is typed. */
export type InquiryReplyInput = z.input<typeof inquiryReplySchema>;
