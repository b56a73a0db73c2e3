import type { Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../problem-error';

const NEEDED = t('Only somebody who has confirmed their email address can be given a role.');
const UNCONFIRMED = t(
  '{needed} Send them the confirmation again, and wait until they have opened its link.',
  { needed: NEEDED },
);
const UNINVITED = t('{needed} Invite them, and wait until they have opened the link and chosen a password.', {
  needed: NEEDED,
});
const UNREGISTERED = t(
  '{needed} Add them as a member, and invite them: the role comes once they have chosen a password.',
  { needed: NEEDED },
);

const CONFIRM_FIRST = t(
  'Please confirm your email address first: open the link in the email we sent you, or have it sent again.',
);

/** Throws 403 for a person whose own address isn't confirmed, because anybody can sign up with any address. */
export function requireOwnConfirmedEmail(isConfirmed: boolean): void {
  if (!isConfirmed) throw problem('forbidden', CONFIRM_FIRST);
}

/**
 * Throws if a new role is for an unconfirmed address: it may belong to a stranger, who could choose a new password. The
 * message says what to do for a person who isn't in the register, has no account, or has one.
 */
export function requireConfirmedEmail(
  person: { readonly email_confirmed_at: Date | null; readonly password_hash: string | null } | undefined,
  role: Role,
): void {
  if (role === 'member' || person?.email_confirmed_at) return;
  if (!person) throw fieldProblem('role', UNREGISTERED);
  throw fieldProblem('role', person.password_hash === null ? UNINVITED : UNCONFIRMED);
}
