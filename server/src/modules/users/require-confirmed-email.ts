import type { Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem, problem } from '../../problem-error';

const UNCONFIRMED =
  'Only somebody who has confirmed their e-mail address can be given a role. Send them the confirmation again, and wait until they have opened its link.';

const CONFIRM_FIRST = t(
  'Please confirm your e-mail address first: open the link in the e-mail we sent you, or have it sent again.',
);

/** Refuses what somebody may only do whose own address is confirmed: whoever signs up can type any. */
export function requireOwnConfirmedEmail(isConfirmed: boolean): void {
  if (!isConfirmed) throw problem('forbidden', CONFIRM_FIRST);
}

/** Refuses a role for an address that nobody confirmed: it may be a stranger's, who could choose a new password. */
export function requireConfirmedEmail(
  person: { readonly emailConfirmedAt: Date | null } | undefined,
  role: Role,
): void {
  if (role !== 'member' && !person?.emailConfirmedAt) throw fieldProblem('role', UNCONFIRMED);
}
