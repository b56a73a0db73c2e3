import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { checkbox, requiredLines } from './text';

/** A closed inquiry, and a planned visit after its day, are kept for this many days. */
export const INQUIRY_RETENTION = { min: 30, max: 3650, default: 365 } as const;

/** An inquiry is open until somebody closes it. */
export const INQUIRY_STATUSES = ['open', 'closed'] as const;
/** A visitor asks a question or plans a visit. */
export const INQUIRY_KINDS = ['question', 'visit'] as const;

/** Describes a planned visit: the visitor's name, the day (YYYY-MM-DD) and an optional phone number. */
const plannedVisitSchema = z.object({ name: z.string(), day: z.string(), phone: z.string().nullable() });

const personSchema = z.object({ id: z.number().int(), name: z.string() });
/** Describes a person who can be assigned to an inquiry. */
export type InquiryAssignee = z.infer<typeof personSchema>;
/** Describes everybody who can be assigned to an inquiry. */
export const assigneesSchema = z.array(personSchema);

/** Describes an inquiry with its assignee and its replies. */
export const managedInquirySchema = z.object({
  id: z.number().int(),
  /** Is null if the visitor left only a phone number. */
  email: z.string().nullable(),
  /** Is null for a question that was asked in the footer of a page. */
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
/** Describes an inquiry to the people who look after it. */
export type Inquiry = z.infer<typeof managedInquirySchema>;

export const inquiryQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(INQUIRY_STATUSES).optional(),
  kind: z.enum(INQUIRY_KINDS).optional(),
  /** Limits the list to inquiries that are assigned to the signed-in person. */
  mine: checkbox(false),
});

export const visitQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  status: z.enum(INQUIRY_STATUSES).optional(),
});

/** Validates changes of the assignee and the status. */
export const inquiryUpdateSchema = z.object({
  status: z.enum(INQUIRY_STATUSES).optional(),
  /** Removes the assignee if it is null. */
  assigned_to: z.number().int().positive().nullable().optional(),
});
/** Describes changes of the assignee and the status. */
export type InquiryUpdate = z.input<typeof inquiryUpdateSchema>;

/** Validates the form of a reply. */
export const inquiryReplySchema = z.object({
  message: requiredLines(t('Please write a reply'), 5000),
  /** Closes the inquiry if it is true. */
  close: z.boolean().default(false),
});
/** Describes the form of a reply before validation. */
export type InquiryReplyInput = z.input<typeof inquiryReplySchema>;
