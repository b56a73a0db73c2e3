import { z } from 'zod';
import { DEPARTMENTS } from '../../access/departments';
import { doneSchema, envelope } from '../../api/envelope';
import { LIMITS } from '../../api/limits';
import { ROLES } from '../../access/roles';
import { t } from '../../language/translate';
import { optionalPastDay } from '../personal/past-day';
import { optionalPhone } from '../personal/phone';
import { atMost, emailText, optionalLines, requiredText } from '../text';

const password = z
  .string({ error: 'Password is required' })
  .min(1, t('Password is required'))
  .max(LIMITS.passwordMax, atMost(LIMITS.passwordMax));

/** The form of a sign-in. */
export const loginSchema = z.object({ email: emailText(), password });
/** The form of a sign-in, as it is typed. */
export type LoginInput = z.input<typeof loginSchema>;

/** The form of the leaders’ sign-in, which names a department. */
export const leaderLoginSchema = loginSchema.extend({
  department: z.enum(DEPARTMENTS, { error: 'Please select your department first' }),
});
/** The form of the leaders’ sign-in, as it is typed. */
export type LeaderLoginInput = z.input<typeof leaderLoginSchema>;

/** A password that is chosen, not one that is compared. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(LIMITS.passwordMin, `Password must be at least ${LIMITS.passwordMin} characters`)
  .max(LIMITS.passwordMax, atMost(LIMITS.passwordMax));

/** The form of somebody who joins. */
export const registerSchema = z
  .object({
    first_name: requiredText(t('First name is required'), 80),
    last_name: requiredText(t('Last name is required'), 80),
    email: emailText(),
    password: newPassword,
    password_confirmation: z.string({ error: 'Please repeat the password' }),
    phone: optionalPhone(),
  })
  .refine((input) => input.password === input.password_confirmation, {
    message: 'Passwords do not match',
    path: ['password_confirmation'],
  });
/** The form of somebody who joins, as it is typed. */
export type RegisterInput = z.input<typeof registerSchema>;

/** How joining went: the person can sign in, unless a link goes to their mailbox first. */
export const joinedSchema = doneSchema.extend({ is_link_sent: z.boolean().optional() });

/** The signed-in person, as login and `GET /auth/user` return it. Instants are ISO 8601, dates YYYY-MM-DD. */
export const currentUserSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  address: z.string().nullable(),
  role: z.enum(ROLES),
  /** The one they act for: an administrator's is the one chosen at the leaders' portal. */
  department: z.enum(DEPARTMENTS).nullable(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  /** Whether a link in an email showed that the address is theirs. Older servers don't say. */
  email_confirmed: z.boolean().optional(),
  /** A picture they uploaded. Older servers don't say. */
  photo_url: z.string().nullable().optional(),
  /** Raised by every change of the account. Older servers don't say. */
  version: z.number().int().optional(),
});
/** The signed-in person, as their own browser knows them. */
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** A new session: its token, which is sent this once, and whose it is. */
export const sessionDataSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
  role: z.enum(ROLES),
  department: z.enum(DEPARTMENTS).nullable(),
});
/** A new session: its token, which is sent this once, and whose it is. */
export type SessionData = z.infer<typeof sessionDataSchema>;

/** Whose session a request belongs to. */
export const currentSessionSchema = sessionDataSchema.omit({ token: true });
/** Whose session a request belongs to. */
export type CurrentSession = z.infer<typeof currentSessionSchema>;

/** What a person changes of their own account. */
export const profileSchema = z.object({
  first_name: requiredText(t('First name is required'), 80),
  last_name: requiredText(t('Last name is required'), 80),
  email: emailText(),
  phone: optionalPhone(),
  date_of_birth: optionalPastDay(t('A valid date is required')),
  address: optionalLines(300),
  /** Needed when `email` is another one: whoever holds a session alone must not take the account over. */
  current_password: z.string().max(LIMITS.passwordMax, atMost(LIMITS.passwordMax)).nullish(),
});
/** The form of the own profile, as it is typed. */
export type ProfileInput = z.input<typeof profileSchema>;

/** Choosing a new password; every other session of the account ends with it. */
export const passwordChangeSchema = z.object({
  current_password: z
    .string({ error: 'Please enter your current password' })
    .min(1, t('Please enter your current password'))
    .max(LIMITS.passwordMax, atMost(LIMITS.passwordMax)),
  password: newPassword,
});
/** The form of a password change, as it is typed. */
export type PasswordChangeInput = z.input<typeof passwordChangeSchema>;

/** The same as a form asks for it: the new password twice. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ password_confirmation: z.string() })
  .refine((input) => input.password === input.password_confirmation, {
    message: 'Passwords do not match',
    path: ['password_confirmation'],
  });

/** The member portal reads the session at the top of the response, the other portals below `data`. */
export const signedInSchema = envelope(sessionDataSchema).extend({
  token: z.string(),
  user: currentUserSchema,
  role: z.enum(ROLES),
  member_type: z.literal('regular'),
});
