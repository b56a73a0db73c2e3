import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { checkbox, requiredText } from '../text';

export const INQUIRY_STATUSES = ['open', 'closed'] as const;

const personSchema = z.object({ id: z.number().int(), name: z.string() });
export type InquiryAssignee = z.infer<typeof personSchema>;
export const assigneesSchema = z.array(personSchema);

/** What a visitor asked, who looks after it, and what was written back. */
export const managedInquirySchema = z.object({
  id: z.number().int(),
  email: z.string(),
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
export type Inquiry = z.infer<typeof managedInquirySchema>;

export const inquiryQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(INQUIRY_STATUSES).optional(),
  /** Only what the signed-in person looks after. */
  mine: checkbox(false),
});

export const inquiryUpdateSchema = z.object({
  status: z.enum(INQUIRY_STATUSES).optional(),
  /** Null for nobody. */
  assigned_to: z.number().int().positive().nullable().optional(),
});
export type InquiryUpdate = z.input<typeof inquiryUpdateSchema>;

export const inquiryReplySchema = z.object({
  message: requiredText('Please write a reply', 5000),
  /** Whether that settles it. */
  close: z.boolean().default(false),
});
export type InquiryReplyInput = z.input<typeof inquiryReplySchema>;
