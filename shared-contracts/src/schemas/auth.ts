import { z } from 'zod';
import { DEPARTMENTS } from '../access/departments';
import { ROLES } from '../access/roles';
import { doneSchema, envelope } from '../api/envelope';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../api/limits';
import { t } from '../language/translate';
import { optionalPastDay } from './past-day';
import { optionalPhone } from './phone';
import { atMost, emailText, optionalLines, requiredText } from './text';

const password = z
  .string({ error: 'Password is required' })
  .min(1, t('Password is required'))
  .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH));

/** Validates the form of a sign-in. */
export const loginSchema = z.object({ email: emailText(), password });
/** Describes the form of a sign-in before validation. */
export type LoginInput = z.input<typeof loginSchema>;

/** Validates the form of the leaders' sign-in, which names a department. */
export const leaderLoginSchema = loginSchema.extend({
  department: z.enum(DEPARTMENTS, { error: 'Please select your department first' }),
});
/** Describes the form of the leaders' sign-in before validation. */
export type LeaderLoginInput = z.input<typeof leaderLoginSchema>;

/** Validates a newly chosen password. A password that is only compared has no minimum length. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(MIN_PASSWORD_LENGTH, t('Password must be at least {min} characters', { min: MIN_PASSWORD_LENGTH }))
  .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH));

/** Validates the form of a new member. */
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
/** Describes the form of a new member before validation. */
export type RegisterInput = z.input<typeof registerSchema>;

/**
 * Describes the response to a registration. With `is_link_sent` the person must first open the link in their
 * email.
 */
export const joinedSchema = doneSchema.extend({ is_link_sent: z.boolean().optional() });

/**
 * Describes the signed-in person, as login and `GET /auth/user` return them. Instants are ISO 8601, dates
 * YYYY-MM-DD.
 */
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
  /** Names the department that the person acts for. Administrators choose it at the leaders' portal. */
  department: z.enum(DEPARTMENTS).nullable(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  /** Is true once the person has opened the confirmation link in an email. Older servers don't send it. */
  email_confirmed: z.boolean().optional(),
  /** Points to the picture that the person uploaded. Older servers don't send it. */
  photo_url: z.string().nullable().optional(),
  /** Grows with every change of the account. Older servers don't send it. */
  version: z.number().int().optional(),
});
/** Describes the signed-in person in their own browser. */
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Describes a new session. Its token is sent only this once. */
export const sessionDataSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
  role: z.enum(ROLES),
  department: z.enum(DEPARTMENTS).nullable(),
});
/** Describes a new session with its token. */
export type SessionData = z.infer<typeof sessionDataSchema>;

/** Describes the session of a request, without its token. */
export const currentSessionSchema = sessionDataSchema.omit({ token: true });
/** Describes the session of a request. */
export type CurrentSession = z.infer<typeof currentSessionSchema>;

/** Validates a person's changes to their own account. */
export const profileSchema = z.object({
  first_name: requiredText(t('First name is required'), 80),
  last_name: requiredText(t('Last name is required'), 80),
  email: emailText(),
  phone: optionalPhone(),
  date_of_birth: optionalPastDay(t('A valid date is required')),
  address: optionalLines(300),
  /** Needed when `email` is another one: whoever holds a session alone must not take the account over. */
  current_password: z.string().max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)).nullish(),
});
/** Describes the form of the own profile before validation. */
export type ProfileInput = z.input<typeof profileSchema>;

/** Validates a new password; storing it ends every other session of the account. */
export const passwordChangeSchema = z.object({
  current_password: z
    .string({ error: 'Please enter your current password' })
    .min(1, t('Please enter your current password'))
    .max(MAX_PASSWORD_LENGTH, atMost(MAX_PASSWORD_LENGTH)),
  password: newPassword,
});
/** Describes the request for a new password before validation. */
export type PasswordChangeInput = z.input<typeof passwordChangeSchema>;

/** Does the same for the form, in which the new password is typed twice. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ password_confirmation: z.string() })
  .refine((input) => input.password === input.password_confirmation, {
    message: 'Passwords do not match',
    path: ['password_confirmation'],
  });

/**
 * Clients of the member portal read the session at the top of the response, those of the other portals below
 * `data`.
 */
export const signedInSchema = envelope(sessionDataSchema).extend({
  token: z.string(),
  user: currentUserSchema,
  role: z.enum(ROLES),
  member_type: z.literal('regular'),
});
