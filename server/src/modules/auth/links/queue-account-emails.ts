import { paths } from '@narthex/shared-contracts';
import type { Transaction } from '../../../database/database-handle';
import { queueBoundedMail } from '../../../mail/queue-mail';
import type { MailCause } from '../../../mail/recipients/recipient-budget';
import type { Account } from '../repository';
import { createAccountLink, markInvited } from './account-link-repository';

type Recipient = Pick<Account, 'id' | 'email' | 'first_name'>;

const resetPath = (token: string) => `${paths.resetPassword.to()}?token=${token}`;

/** An email with a link that chooses a new password. */
export const queuePasswordLink = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'resetPassword' }, async () => ({
    first_name: user.first_name,
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
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'invitation' }, async () => {
    await markInvited(tx, user.id);
    return {
      first_name: user.first_name,
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
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'confirmAddress' }, async () => ({
    first_name: user.first_name,
    path: `/account/confirm-email?token=${await createAccountLink(tx, user, 'confirm-email')}`,
  }));

/** Tells the owner of an account that its password is another one. */
export const queuePasswordChanged = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'passwordChanged' }, () => ({
    first_name: user.first_name,
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
  { email, id, first_name: firstName }: Recipient,
  { template, newEmail }: { readonly template: 'addressAsked' | 'addressChanged'; readonly newEmail: string },
): Promise<void> {
  await queueBoundedMail(tx, cause, { to: email, user_id: id, template }, () => ({
    first_name: firstName,
    newEmail,
  }));
}
