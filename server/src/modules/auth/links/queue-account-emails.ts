import { paths } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../../../database/database-handle';
import { queueBoundedMail } from '../../../mail/queue-mail';
import type { MailCause } from '../../../mail/recipients/recipient-budget';
import { tokenLink } from '../../../responses/links/token-link';
import type { Account } from '../repository';
import { createAccountLink, markInvited } from './account-link-repository';

type Recipient = Pick<Account, 'id' | 'email' | 'first_name'>;

const resetPath = ({ language = SOURCE_LANGUAGE }: MailCause, token: string) =>
  `${joinLanguage(language, paths.resetPassword.to())}?token=${token}`;

/** Queues an email with a link for choosing a new password. */
export const queuePasswordLink = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'resetPassword' }, async () => ({
    first_name: user.first_name,
    path: resetPath(cause, await createAccountLink(tx, user, 'reset-password')),
  }));

/**
 * Queues an invitation, whose link chooses the first password of somebody without an account. Returns false if the
 * hourly limit of the mailbox is reached.
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
      path: resetPath(cause, await createAccountLink(tx, user, 'invitation')),
    };
  });

/** Queues an email whose link confirms an address. Returns false if the hourly limit of the mailbox is reached. */
export const queueAddressConfirmation = (
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'confirmAddress' }, async () => ({
    first_name: user.first_name,
    path: tokenLink(
      '/account/confirm-email',
      await createAccountLink(tx, user, 'confirm-email'),
      cause.language,
    ),
  }));

/** Notifies the owner of an account that its password has changed. */
export const queuePasswordChanged = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'passwordChanged' }, () => ({
    first_name: user.first_name,
  }));

/** Notifies the owner of an account that another passkey can confirm their sign-ins. */
export const queuePasskeyAdded = (
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
  name: string,
): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'passkeyAdded' }, () => ({
    first_name: user.first_name,
    name,
  }));

/** Notifies the owner of an account that signing in needs no code any more. */
export const queueSecondFactorOff = (tx: Transaction, cause: MailCause, user: Recipient): Promise<boolean> =>
  queueBoundedMail(tx, cause, { to: user.email, user_id: user.id, template: 'secondFactorOff' }, () => ({
    first_name: user.first_name,
    isByOffice: cause.isOffice === true,
  }));

/**
 * Asks the owner of the new address to confirm it, and notifies the current one. Returns false if the limit of the
 * mailbox is reached.
 */
export async function requestAddressChange(
  tx: Transaction,
  cause: MailCause,
  user: Recipient,
  newEmail: string,
): Promise<boolean> {
  if (!(await queueAddressConfirmation(tx, cause, { ...user, email: newEmail }))) return false;
  await queueAddressNotice(tx, cause, user, { template: 'addressAsked', newEmail });
  return true;
}

/** Queues an email about the new address to the previous one. */
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
