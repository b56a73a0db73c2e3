import type { Language } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../database/database-handle';
import { insertMail } from './outbox-repository';

interface OfPage {
  /** Is the language of the page on which the email was requested. */
  readonly language: Language;
}

/** Contains what a person typed into the sign-up form. */
export interface Newcomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
}

/**
 * Maps the names of emails whose content depends on the owner of an address to the data that is stored until the sender
 * decides.
 */
export interface RequestedMails {
  /**
   * Requests a link for choosing a password. `isForJoining` only sends an invitation, and nothing to an existing
   * account. The screen shows a `newcomer` the same in every case: they are added to the register if the address is
   * new, and always get a link.
   */
  accountLink: OfPage & { readonly isForJoining: boolean; readonly newcomer?: Newcomer };
  newsletterConfirmation: OfPage & { readonly interests: readonly string[] };
}

export interface MailRequest<T extends keyof RequestedMails> {
  /** Is an email address that a visitor typed. */
  readonly to: string;
  readonly data: RequestedMails[T];
}

/**
 * Stores the request of a visitor for an email in the outbox. The sender decides later whether to send one
 * (`app.mail.onRequested`), so that neither the response nor its duration reveals whether the address has an account.
 */
export async function requestMail<T extends keyof RequestedMails>(
  tx: Transaction,
  name: T,
  { to, data }: MailRequest<T>,
): Promise<void> {
  await insertMail(tx, [{ to_email: to.toLowerCase(), template: name, data: { ...data } }]);
}
