import { t } from '../language/translate';
import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { ROLES } from '../access/roles';
import { listQuery } from '../api/list-query';
import { MEMBER_STATUSES, MINISTRY_MEMBER_STATUSES } from '../content/enums';
import { optionalPastDay } from './past-day';
import { optionalPhone } from './phone';
import { checkbox, optionalEmail, optionalLines, requiredText, whileIncomplete } from './text';

const memberMinistrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Names the person's task in the ministry, such as Secretary. */
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
});

/** Describes a person in the register, with or without an account. */
export const memberSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Is null for a department's leaders, as is `address`: only people who keep the register may read them. */
  date_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  membership_date: z.string().nullable(),
  status: z.enum(MEMBER_STATUSES),
  role: z.enum(ROLES),
  has_account: z.boolean(),
  /** Is true if the person has an account and has confirmed their address. */
  email_confirmed: z.boolean(),
  /** Holds the instant of the last email that invited them to choose a password. */
  invited_at: z.string().nullable(),
  photo_url: z.string().nullable(),
  ministries: z.array(memberMinistrySchema),
  /**
   * Lists the departments they lead or whose ministries they belong to. The leaders of these departments see
   * them.
   */
  departments: z.array(z.enum(DEPARTMENTS)),
  created_at: z.string(),
});
/** Describes a person in the register of members. */
export type Member = z.infer<typeof memberSchema>;

/** Validates a new or changed member, in the form and on the server. */
export const memberInputSchema = z
  .object({
    first_name: requiredText(t('First name is required'), 80),
    last_name: requiredText(t('Last name is required'), 80),
    email: optionalEmail(),
    /** Must be set to store a member without an email, so that it isn't forgotten by accident. */
    has_no_email: checkbox(false),
    phone: optionalPhone(),
    date_of_birth: optionalPastDay(),
    address: optionalLines(300),
    membership_date: optionalPastDay(),
    status: z.enum(MEMBER_STATUSES, t('Choose a status')).default('active'),
    /**
     * Accepts `member` or `admin`. For elders, pastors and leaders the role doesn't change, whatever is sent.
     */
    role: z.enum(ROLES, t('Choose a role')).default('member'),
  })
  .refine(({ email, has_no_email: hasNone }) => email !== null || hasNone, {
    path: ['email'],
    message: 'Email is required',
    // The message then appears together with those of other fields, not only after they are corrected.
    when: whileIncomplete,
  });
/** Describes the form of a member before validation. */
export type MemberFormInput = z.input<typeof memberInputSchema>;
/** Describes a validated member. */
export type MemberInput = z.output<typeof memberInputSchema>;

const memberFilters = {
  status: z.enum(MEMBER_STATUSES).optional(),
  has_account: z.enum(['true', 'false']).optional(),
};

export const memberQuerySchema = listQuery({ sorts: ['name', 'created_at'] }).extend(memberFilters);

/** Validates the filters of the list without its page, because a file contains everybody who matches. */
export const memberExportQuerySchema = memberQuerySchema.pick({
  search: true,
  status: true,
  has_account: true,
});

/** Describes the number of members, without any names. */
export const memberFiguresSchema = z.object({
  active: z.number().int(),
  inactive: z.number().int(),
  /** Counts new members by month of registration: the last twelve months, the oldest first. */
  new_by_month: z.array(z.object({ month: z.string(), count: z.number().int() })),
});
/** Describes the number of members. */
export type MemberFigures = z.infer<typeof memberFiguresSchema>;
