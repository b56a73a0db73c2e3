import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { listQuery } from '../../api/list-query';
import { idNumber } from '../../api/params';
import { MINISTRY_MEMBER_STATUSES } from '../../content/enums';
import { lineText, optionalLines, requiredText } from '../text';

/** Somebody's place in a ministry. */
export const ministryMemberSchema = z.object({
  id: z.number().int(),
  ministry_id: z.number().int(),
  ministry_name: z.string(),
  /** The ministry's. */
  department: z.enum(DEPARTMENTS).nullable(),
  user_id: z.number().int(),
  name: z.string(),
  /** This and what follows is null to a department's leaders until somebody who was invited says yes. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  has_account: z.boolean().nullable(),
  email_confirmed: z.boolean().nullable(),
  /** When they were invited to an account. */
  invited_at: z.string().nullable(),
  /** What they do in it, such as Secretary. */
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
  created_at: z.string(),
  version: z.number().int(),
});
/** Somebody in a ministry, or who asks to join it. */
export type MinistryMember = z.infer<typeof ministryMemberSchema>;

/** Body of adding somebody, or of inviting them where only they can say yes; an update changes the role alone. */
export const ministryMemberInputSchema = z.object({
  ministry_id: idNumber('Choose a ministry'),
  user_id: idNumber('Choose a person'),
  role: requiredText('Role is required', 60).default('Member'),
});
/** Somebody who is added to a ministry, as it is typed. */
export type MinistryMemberFormInput = z.input<typeof ministryMemberInputSchema>;
/** Somebody who is added to a ministry, once the form is valid. */
export type MinistryMemberInput = z.output<typeof ministryMemberInputSchema>;

/** What somebody is told who isn't let in. */
export const ministryRefusalSchema = z.object({ reason: optionalLines(1000) }).nullish();

/** What the list of a ministry’s people is asked for. */
export const ministryMemberQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  department: z.enum(DEPARTMENTS).optional(),
  ministry: idNumber().optional(),
  status: z.enum(MINISTRY_MEMBER_STATUSES).optional(),
});

/** At least three letters: the register is searched, not read. */
export const candidateQuerySchema = z.object({
  search: lineText(100).min(3, 'Type at least three letters of the name'),
});

/** Somebody who may be added, with enough to tell two of the same name apart. */
export const candidateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `a…@demo.test`, or null without an address. */
  email_hint: z.string().nullable(),
});
/** Somebody who could be added to a ministry. */
export type Candidate = z.infer<typeof candidateSchema>;
