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

/** Does the same together with the token of the email's link. */
export const resetPasswordSchema = chosenPassword
  .extend({
    token: z
      .string({ error: 'The link is not complete' })
      .min(1, t('The link is not complete'))
      .max(200, t('The link is not complete')),
  })
  .refine(isRepeated, NOT_REPEATED);
