import { paths } from '@narthex/shared-contracts';
import type { Transaction } from '../../../database/database-handle';
import { queueMail } from '../../../mail/queue-mail';
import type { Account } from '../repository';
import { createAccountLink, markInvited } from './account-link-repository';

type Recipient = Pick<Account, 'id' | 'email' | 'firstName'>;

const resetPath = (token: string) => `${paths.resetPassword.to()}?token=${token}`;

/** An email with a link that chooses a new password. */
export async function queuePasswordLink(tx: Transaction, user: Recipient): Promise<void> {
  const token = await createAccountLink(tx, user, 'reset-password');
  if (token === null) return;
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'resetPassword',
    data: { firstName: user.firstName, path: resetPath(token) },
  });
}

/**
 * An email to somebody without an account: its link chooses their first password. False when there were too many within
 * the hour.
 */
export async function queueInvitation(tx: Transaction, user: Recipient): Promise<boolean> {
  const token = await createAccountLink(tx, user, 'invitation');
  if (token === null) return false;
  await markInvited(tx, user.id);
  return queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'invitation',
    data: { firstName: user.firstName, path: resetPath(token) },
  });
}

/** An email with a link that shows whose the address is; false when there were too many within the hour. */
export async function queueAddressConfirmation(tx: Transaction, user: Recipient): Promise<boolean> {
  const token = await createAccountLink(tx, user, 'confirm-email');
  if (token === null) return false;
  return queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'confirmAddress',
    data: { firstName: user.firstName, path: `/account/confirm-email?token=${token}` },
  });
}

/** Asks the owner of another address to confirm it, and tells the one in force. False when there were too many. */
export async function askForAddressChange(
  tx: Transaction,
  user: Recipient,
  newEmail: string,
): Promise<boolean> {
  if (!(await queueAddressConfirmation(tx, { ...user, email: newEmail }))) return false;
  await queueAddressNotice(tx, user, { template: 'addressAsked', newEmail });
  return true;
}

/** An email about another address, to the one that was in force. */
export async function queueAddressNotice(
  tx: Transaction,
  { email, id, firstName }: Recipient,
  { template, newEmail }: { readonly template: 'addressAsked' | 'addressChanged'; readonly newEmail: string },
): Promise<void> {
  await queueMail(tx, { to: email, userId: id, template, data: { firstName, newEmail } });
}
