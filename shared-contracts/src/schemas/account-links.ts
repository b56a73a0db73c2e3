import { DEPARTMENTS } from '../access/departments';
import { DOORS } from '../access/guard-floors';
import { t } from '../language/translate';
import { z } from 'zod';
import { emailText } from './text';
import { newPassword } from './auth';

/** Validates the request for a link that resets the password. */
export const forgotPasswordSchema = z.object({ email: emailText() });
/** Describes the request for a password link before validation. */
export type ForgotPasswordInput = z.input<typeof forgotPasswordSchema>;

const chosenPassword = z.object({
  password: newPassword,
  password_confirmation: z.string({ error: 'Please repeat the password' }),
});
const isRepeated = (input: z.output<typeof chosenPassword>) => input.password === input.password_confirmation;
const NOT_REPEATED = { message: 'Passwords do not match', path: ['password_confirmation'] };

/** Validates a new password that is typed twice. */
export const chosenPasswordSchema = chosenPassword.refine(isRepeated, NOT_REPEATED);
/** Describes the form for a new password before validation. */
export type ChosenPasswordInput = z.input<typeof chosenPasswordSchema>;

/** Is 32 random bytes, which the database writes in another form than the server. The id of their row may precede them. */
const LINK_TOKEN = /^(?:\d{1,9}\.)?(?:[0-9a-f]{64}|[\w-]{43})/;

/**
 * Returns the token of a link, without the punctuation that mail programs add to links in plain text, and an empty text
 * for a link that was cut.
 */
export const readLinkToken = (text: string): string => LINK_TOKEN.exec(text)?.[0] ?? '';

/** Validates the token of an email's link. */
export const accountLinkSchema = z.object({
  token: z
    .string({ error: 'The link is not complete' })
    .transform(readLinkToken)
    .pipe(z.string().min(1, t('The link is not complete'))),
});

/** Validates a new password that is typed twice, together with the token of the email's link. */
export const resetPasswordSchema = chosenPassword
  .extend(accountLinkSchema.shape)
  .refine(isRepeated, NOT_REPEATED);

/** Describes the account whose password a link sets, and where its owner signs in. */
export const linkedAccountSchema = z.object({
  email: z.string(),
  door: z.enum(DOORS),
  department: z.enum(DEPARTMENTS).nullable(),
});
/** Describes the account of a link. */
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;
