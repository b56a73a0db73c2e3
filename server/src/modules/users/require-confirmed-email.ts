import type { Role } from '@narthex/shared-contracts';
import { fieldProblem } from '../../problem-error';

const UNCONFIRMED =
  'Only somebody who has confirmed their e-mail address can be given a role. Send them the confirmation again, and wait until they have opened its link.';

/** Refuses a role for an address that nobody confirmed: it may be a stranger's, who could choose a new password. */
export function requireConfirmedEmail(
  person: { readonly emailConfirmedAt: Date | null } | undefined,
  role: Role,
): void {
  if (role !== 'member' && !person?.emailConfirmedAt) throw fieldProblem('role', UNCONFIRMED);
}
