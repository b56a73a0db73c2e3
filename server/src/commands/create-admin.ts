import { z } from 'zod';
import { newPassword } from '@narthex/shared-contracts/schemas/auth';
import { emailText, requiredText } from '@narthex/shared-contracts/schemas/text';
import { makeAdmin } from '../modules/auth/make-admin';
import { choosePassword } from '../modules/auth/passwords/choose-password';
import { createInvitation } from '../modules/setup/set-up-site';
import { getOwnOrigin } from '../requests/own-origin';
import type { SiteCommand } from './site-command';

const inputSchema = z.object({
  email: emailText('--email must be an email address'),
  first_name: requiredText('--first-name is missing', 80),
  last_name: requiredText('--last-name is missing', 80),
  /** Is null if a link chooses the password. */
  password: newPassword.nullable(),
  /** If true, an account that exists becomes an administrator with the new password. */
  may_reset: z.boolean(),
});

const resultSchema = z.object({
  outcome: z.enum(['created', 'reset', 'taken']),
  /** Is the link that chooses the password. */
  invitation: z.string().nullable(),
});

/** Makes an administrator. */
export const CREATE_ADMIN: SiteCommand<typeof inputSchema, typeof resultSchema> = {
  name: 'create-admin',
  input: inputSchema,
  result: resultSchema,
  async run(context, { password, may_reset: mayReset, ...person }) {
    const hash = password === null ? null : await choosePassword(context, password, person);
    return context.write(async (unit) => {
      const outcome = await makeAdmin(unit, { ...person, password_hash: hash }, mayReset);
      const path =
        hash === null && outcome !== 'taken' ? await createInvitation(unit.tx, person.email) : null;
      return { outcome, invitation: path && getOwnOrigin(context.config) + path };
    });
  },
};
