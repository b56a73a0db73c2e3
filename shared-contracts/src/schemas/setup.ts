import { z } from 'zod';
import { t } from '../language/translate';
import { newPassword } from './auth';
import { settingsInputSchema } from './settings';
import { checkbox, emailText, requiredText, whileIncomplete } from './text';

const settings = settingsInputSchema.pick({
  name: true,
  product: true,
  meeting_place: true,
  address: true,
  time_zone: true,
  languages: true,
  email: true,
  giving_paybill: true,
  giving_account: true,
  giving_send_money: true,
  giving_account_holder: true,
});

/** Validates what a new site is asked for: its first settings and its first administrator. */
export const setupInputSchema = settings
  .extend({
    admin_first_name: requiredText(t('First name is required'), 80),
    admin_last_name: requiredText(t('Last name is required'), 80),
    admin_email: emailText(),
    /** Is null if a link that chooses the first password is handed out instead. */
    password: z
      .union([z.literal('').transform(() => null), newPassword])
      .nullish()
      .transform((password) => password ?? null),
    /** Only the form in the browser asks for it. */
    password_confirmation: z.string().nullish(),
    /** If true, a message is sent to the administrator at once, to find out whether email works. */
    sends_test_mail: checkbox(false),
  })
  .refine(({ password, password_confirmation: again }) => again == null || (password ?? '') === again, {
    message: t('Passwords do not match'),
    path: ['password_confirmation'],
    when: whileIncomplete,
  });
/** Describes what a new site was asked for, before validation. */
export type SetupFormInput = z.input<typeof setupInputSchema>;
/** Describes the validated first settings and the first administrator. */
export type SetupInput = z.output<typeof setupInputSchema>;
