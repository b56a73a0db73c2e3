import { paths } from '@narthex/shared-contracts';
import type { Transaction } from '../../../database/database-handle';
import { queueBoundedMail } from '../../../mail/queue-mail';
import type { MailCause } from '../../../mail/recipients/recipient-budget';
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
export const queueInvitation = (
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
  { hasJoined = false } = {},
): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, userId: user.id, template: 'invitation' }, async () => {
    await markInvited(tx, user.id);
    return {
      firstName: user.firstName,
      hasJoined,
      path: resetPath(await createAccountLink(tx, user, 'invitation')),
    };
  });

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

/** Asks the owner of another address to confirm it, and tells the one in force. False when there were too many. */
export async function askForAddressChange(
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
  newEmail: string,
): Promise<boolean> {
  if (!(await queueAddressConfirmation(tx, cause, { ...user, email: newEmail }))) return false;
  await queueAddressNotice(tx, cause, user, { template: 'addressAsked', newEmail });
  return true;
}

/** An email about another address, to the one that was in force. */
export async function queueAddressNotice(
  tx: Transaction,
  cause: MailCause,
  { email, id, firstName }: Recipient,
  { template, newEmail }: { readonly template: 'addressAsked' | 'addressChanged'; readonly newEmail: string },
): Promise<void> {
  await queueBoundedMail(tx, cause, { to: email, userId: id, template }, () => ({ firstName, newEmail }));
}
