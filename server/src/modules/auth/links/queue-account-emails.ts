import { paths } from '@narthex/shared-contracts';
import type { Transaction } from '../../../database/database-handle';
import { movePreference } from '../../../mail/preference-repository';
import { queueBoundedMail } from '../../../mail/queue-mail';
import type { MailCause } from '../../../mail/recipient-budget';
import type { Account } from '../repository';
import { createAccountLink, markInvited } from './account-link-repository';

type Recipient = Pick<Account, 'id' | 'email' | 'firstName'>;

const resetPath = (token: string) => `${paths.resetPassword.to()}?token=${token}`;

/** An email with a link that chooses a new password. */
export const queuePasswordLink = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, userId: user.id, template: 'resetPassword' }, async () => ({
    firstName: user.firstName,
    path: resetPath(await createAccountLink(tx, user, 'reset-password')),
  }));

/**
 * An email to somebody without an account: its link chooses their first password. False when there were too many within
 * the hour.
 */
export const queueInvitation = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, userId: user.id, template: 'invitation' }, async () => {
    await markInvited(tx, user.id);
    return {
      firstName: user.firstName,
      path: resetPath(await createAccountLink(tx, user, 'invitation')),
    };
  });

/** What leads to a password: a new one for an account, the first one for whoever is in the register without one. */
export async function queueSignInLink(
  tx: Transaction,
  cause: MailCause,
  user: Recipient & Pick<Account, 'passwordHash'>,
): Promise<void> {
  await (user.passwordHash === null ? queueInvitation : queuePasswordLink)(tx, cause, user);
}

/** An email with a link that shows whose the address is; false when there were too many within the hour. */
export const queueAddressConfirmation = (
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, userId: user.id, template: 'confirmAddress' }, async () => ({
    firstName: user.firstName,
    path: `/account/confirm-email?token=${await createAccountLink(tx, user, 'confirm-email')}`,
  }));

/** Tells the owner of an account that its password is another one. */
export const queuePasswordChanged = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, userId: user.id, template: 'passwordChanged' }, () => ({
    firstName: user.firstName,
  }));

/** After a change of the address: a link to the new one, and a warning to the old one. */
export async function queueAddressChange(
  tx: Transaction,
  cause: MailCause,
  before: Recipient,
  after: Recipient,
): Promise<void> {
  await movePreference(tx, before.email, after.email);
  await queueAddressConfirmation(tx, cause, after);
  await queueBoundedMail(
    tx,
    cause,
    { to: before.email, userId: before.id, template: 'addressChanged' },
    () => ({ firstName: before.firstName, newEmail: after.email }),
  );
}
