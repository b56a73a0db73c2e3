import type { Transaction } from '../database/database-handle';
import { insertMail } from './outbox-repository';

/** What somebody typed of themselves who joins. */
export interface Newcomer {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
}

/** E-mails that depend on who has an address, by name, and what is kept until they are decided on. */
export interface AskedMail {
  /**
   * What leads to a password; whoever joins gets an invitation alone, and nothing where there is an account. A `newcomer`
   * is told nothing of that on the screen: they are entered where nobody has the address, and get a link in every case.
   */
  accountLink: { readonly isForJoining: boolean; readonly newcomer?: Newcomer };
  newsletterConfirmation: { readonly interests: readonly string[] };
}

export interface Asked<T extends keyof AskedMail> {
  /** An e-mail address that a visitor typed. */
  readonly to: string;
  readonly data: AskedMail[T];
}

/**
 * Keeps in the outbox what a visitor asked for an address. The sender decides afterwards whether there is an e-mail
 * (`app.mail.whenAsked`), so that neither the response nor its time says who has the address.
 */
export async function askForMail<T extends keyof AskedMail>(
  tx: Transaction,
  name: T,
  { to, data }: Asked<T>,
): Promise<void> {
  await insertMail(tx, [{ to_email: to.toLowerCase(), template: name, data: { ...data } }]);
}
