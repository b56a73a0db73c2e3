import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { MAX_SEARCH_LENGTH } from '../api/limits';
import { listQuery } from '../api/list-query';
import { idNumber } from '../api/params';
import { MINISTRY_MEMBER_STATUSES } from '../content/enums';
import { lineText, optionalLines, requiredText } from './text';

/** Describes a person's membership in a ministry. */
export const ministryMemberSchema = z.object({
  id: z.number().int(),
  ministry_id: z.number().int(),
  ministry_name: z.string(),
  /** Names the department of the ministry. */
  department: z.enum(DEPARTMENTS).nullable(),
  user_id: z.number().int(),
  name: z.string(),
  /**
   * Is null for a department's leaders until an invited person accepts, as are the fields up to `invited_at`.
   */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  has_account: z.boolean().nullable(),
  email_confirmed: z.boolean().nullable(),
  /** Holds the instant of the email that invited them to create an account. */
  invited_at: z.string().nullable(),
  /** Names the person's task in the ministry, such as Secretary. */
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
  created_at: z.string(),
  version: z.number().int(),
});
/** Describes a person's membership in a ministry, or their request to join it. */
export type MinistryMember = z.infer<typeof ministryMemberSchema>;

/**
 * Validates a new membership. If only the person may accept, it is an invitation. An update changes only the
 * role.
 */
export const ministryMemberInputSchema = z.object({
  ministry_id: idNumber(t('Choose a ministry')),
  user_id: idNumber(t('Choose a person')),
  role: requiredText(t('Role is required'), 60).default('Member'),
});
/** Describes the form of a new membership before validation. */
export type MinistryMemberFormInput = z.input<typeof ministryMemberInputSchema>;
/** Describes a validated new membership. */
export type MinistryMemberInput = z.output<typeof ministryMemberInputSchema>;

/** Validates the reason of a refusal, which the person reads. */
export const ministryRefusalSchema = z.object({ reason: optionalLines(1000) }).nullish();

export const ministryMemberQuerySchema = listQuery({ sorts: ['created_at'] }).extend({
  department: z.enum(DEPARTMENTS).optional(),
  ministry: idNumber().optional(),
  status: z.enum(MINISTRY_MEMBER_STATUSES).optional(),
});

/**
 * Validates the search for people to add. It needs three letters, so that the register can't be listed as a
 * whole.
 */
export const candidateQuerySchema = z.object({
  search: lineText(MAX_SEARCH_LENGTH).min(3, t('Type at least three letters of the name')),
});

/** Describes a person who may be added, with enough data to distinguish people of the same name. */
export const candidateSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Holds a shortened address such as `a…@demo.test`, or null without an address. */
  email_hint: z.string().nullable(),
});
/** Describes a person who may be added to a ministry. */
export type Candidate = z.infer<typeof candidateSchema>;
