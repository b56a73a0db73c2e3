import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { ROLES } from '../../access/roles';
import { listQuery } from '../../api/list-query';
import { MEMBER_STATUSES, MINISTRY_MEMBER_STATUSES } from '../../content/enums';
import { optionalPastDay } from '../personal/past-day';
import { optionalPhone } from '../personal/phone';
import { checkbox, optionalEmail, optionalLines, requiredText, whileIncomplete } from '../text';

const memberMinistrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What they do in it, such as Secretary. */
  role: z.string(),
  status: z.enum(MINISTRY_MEMBER_STATUSES),
});

/** Somebody in the register, with or without an account. */
export const memberSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Birthday and address are for those who keep the register: null for a department's leaders. */
  date_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  membership_date: z.string().nullable(),
  status: z.enum(MEMBER_STATUSES),
  role: z.enum(ROLES),
  has_account: z.boolean(),
  /** Whether somebody with an account has shown that the address is theirs. */
  email_confirmed: z.boolean(),
  /** When an email last invited them to choose a password. */
  invited_at: z.string().nullable(),
  photo_url: z.string().nullable(),
  ministries: z.array(memberMinistrySchema),
  /** The departments they lead in or whose ministries they belong to: whose leaders see them. */
  departments: z.array(z.enum(DEPARTMENTS)),
  created_at: z.string(),
});
/** Somebody in the register of members. */
export type Member = z.infer<typeof memberSchema>;

/** Body of creating and updating a member; the form validates with the same schema. */
export const memberInputSchema = z
  .object({
    first_name: requiredText('First name is required', 80),
    last_name: requiredText('Last name is required', 80),
    email: optionalEmail(),
    /** Said aloud, so that an address isn't forgotten by accident. */
    has_no_email: checkbox(false),
    phone: optionalPhone(),
    date_of_birth: optionalPastDay(),
    address: optionalLines(300),
    membership_date: optionalPastDay(),
    status: z.enum(MEMBER_STATUSES, 'Choose a status').default('active'),
    /** `member` or `admin`; who is an elder, a pastor or a leader stays it, whatever stands here. */
    role: z.enum(ROLES, 'Choose a role').default('member'),
  })
  .refine(({ email, has_no_email: hasNone }) => email !== null || hasNone, {
    path: ['email'],
    message: 'Email is required',
    // Said beside what else is missing, not after it.
    when: whileIncomplete,
  });
/** A member as a form holds it, and as it is sent. */
export type MemberFormInput = z.input<typeof memberInputSchema>;
/** Somebody in the register as they are stored, once the form is valid. */
export type MemberInput = z.output<typeof memberInputSchema>;

const memberFilters = {
  status: z.enum(MEMBER_STATUSES).optional(),
  has_account: z.enum(['true', 'false']).optional(),
};

/** What the register is asked for. */
export const memberQuerySchema = listQuery({ sorts: ['name', 'created_at'] }).extend(memberFilters);

/** The list's filters without its pages: a file holds everybody who matches. */
export const memberExportQuerySchema = memberQuerySchema.pick({
  search: true,
  status: true,
  has_account: true,
});

/** How many members there are, without a name. */
export const memberFiguresSchema = z.object({
  active: z.number().int(),
  inactive: z.number().int(),
  /** By month of registration, the last twelve, oldest first. */
  new_by_month: z.array(z.object({ month: z.string(), count: z.number().int() })),
});
/** How many are in the register, by what. */
export type MemberFigures = z.infer<typeof memberFiguresSchema>;
