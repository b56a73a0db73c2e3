import type { Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../problem-error';

const NEEDED = t('Only somebody who has confirmed their e-mail address can be given a role.');
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
  'Please confirm your e-mail address first: open the link in the e-mail we sent you, or have it sent again.',
);

/** Refuses what somebody may only do whose own address is confirmed: whoever signs up can type any. */
export function requireOwnConfirmedEmail(isConfirmed: boolean): void {
  if (!isConfirmed) throw problem('forbidden', CONFIRM_FIRST);
}

/**
 * Refuses a new role for an address that nobody confirmed: it may be a stranger's, who could choose a new password. Says
 * what to do for somebody who isn't in the register yet, has no account, or has one.
 */
export function requireConfirmedEmail(
  person: { readonly email_confirmed_at: Date | null; readonly password_hash: string | null } | undefined,
  role: Role,
): void {
  if (role === 'member' || person?.email_confirmed_at) return;
  if (!person) throw fieldProblem('role', UNREGISTERED);
  throw fieldProblem('role', person.password_hash === null ? UNINVITED : UNCONFIRMED);
}
