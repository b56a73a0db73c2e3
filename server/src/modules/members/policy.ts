import { canEdit, type Actor, type Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { requireConfirmedEmail } from '../users/require-confirmed-email';
import type { MemberRow } from './repository';

/** The register can only assign and remove these roles; all others are managed with the accounts. */
const REGISTER_ROLES: readonly Role[] = ['member', 'admin'];

type Person = Pick<MemberRow, 'id' | 'role' | 'email_confirmed_at' | 'password_hash'>;

const refuse = (code: 'conflict' | 'forbidden' | 'validation', field: string, message: string) =>
  problem(code, message, { [field]: [message] });

const managesRoles = (actor: Actor) => canEdit(actor, 'users.manage');

/**
 * Decides the new role of a person. Elders, pastors and leaders keep their role, because a form that only knows two
 * roles must not remove it.
 */
export function decideRole(actor: Actor, person: Person | undefined, requested: Role): Role {
  const current = person?.role ?? 'member';
  if (requested === current || !REGISTER_ROLES.includes(current)) return current;
  if (!REGISTER_ROLES.includes(requested))
    throw refuse('validation', 'role', t('Choose member or admin. Other roles are given under Users.'));
  if (person?.id === actor.id)
    throw refuse('conflict', 'role', t('Somebody else has to change your own role.'));
  if (!managesRoles(actor))
    throw refuse('forbidden', 'role', t('Only an administrator can decide who is an administrator.'));
  requireConfirmedEmail(person, requested);
  return requested;
}

/**
 * Throws if a change of the email address would give away more than the register, because the owner of the mailbox can
 * choose a new password.
 */
export function checkEmailChange(
  actor: Actor,
  person: Pick<MemberRow, 'id' | 'role' | 'email' | 'password_hash'>,
  email: string | null,
): void {
  if (email === person.email) return;
  if (email === null && person.password_hash !== null)
    throw refuse('validation', 'email', t('Somebody with an account needs an email address.'));
  if (person.id === actor.id)
    throw refuse('conflict', 'email', t('Change your own email address in your profile.'));
  if (person.role !== 'member')
    throw refuse(
      'conflict',
      'email',
      t(
        'Somebody with a role changes their email address in their own profile. If they can’t, take the role away first.',
      ),
    );
}

/** Throws if people delete themselves, or delete a person with a role without the right to manage roles. */
export function checkDeletion(actor: Actor, person: Person): void {
  if (person.id === actor.id) throw problem('conflict', t('You can’t delete yourself here.'));
  if (person.role !== 'member' && !managesRoles(actor))
    throw problem('forbidden', t('Only an administrator can delete somebody with a role.'));
}
