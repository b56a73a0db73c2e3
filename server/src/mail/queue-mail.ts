import type { Language } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../database/database-handle';
import { insertMail, type NewMail } from './outbox-repository';
import { readPreference } from './recipients/preference-repository';
import { takeFromBudget, type BoundedTemplate, type MailCause } from './recipients/recipient-budget';
import { tokenLink } from '../responses/links/token-link';
import type { MailData, MailTemplate } from './templates/mail-templates';

export interface Mail<T extends MailTemplate = MailTemplate> {
  /** Is an email address. */
  readonly to: string;
  readonly template: T;
  /** Contains the data for the template as JSON. Links are paths of this site; the sender completes them. */
  readonly data: MailData<T>;
  /** Is the language of the email; English by default. */
  readonly language?: Language | undefined;
  /** Is the account of the recipient: the email isn't sent if the account is deleted before. */
  readonly user_id?: number;
  /**
   * Is true for an email to many: it is skipped if the address doesn't want messages, and contains a link to
   * unsubscribe.
   */
  readonly is_bulk?: boolean;
  /** An email with the same key is queued only once, such as `event-reminder 12 7`. */
  readonly once_key?: string;
}

const toStored = <T extends MailTemplate>({
  to,
  template,
  data,
  language,
  user_id: userId,
  once_key: onceKey,
}: Omit<Mail<T>, 'is_bulk'>): NewMail => ({
  to_email: to.toLowerCase(),
  template,
  data: { ...data, ...(language && { language }) },
  user_id: userId,
  once_key: onceKey,
});

async function store<T extends MailTemplate>(tx: Transaction, mail: Mail<T>): Promise<boolean> {
  const { is_bulk: isBulk = false } = mail;
  const stored = toStored(mail);
  const preference = isBulk ? await readPreference(tx, stored.to_email) : null;
  if (preference && !preference.wants_messages) return false;
  const path = preference && tokenLink('/mail/unsubscribe', preference.token, mail.language);
  return (await insertMail(tx, [{ ...stored, is_bulk: isBulk, unsubscribe_path: path }])) > 0;
}

/** Contains the templates of emails that strangers can't cause. */
type OwnTemplate = Exclude<MailTemplate, BoundedTemplate>;

/**
 * Queues an email in the transaction of the change that it reports: it is sent only if that is committed. Returns false
 * if the address doesn't want bulk mail.
 */
export const queueMail = <T extends OwnTemplate>(tx: Transaction, mail: Mail<T>): Promise<boolean> =>
  store(tx, mail);

/**
 * Does the same for emails that people can send to an address of their choice, with a limit for each mailbox and kind.
 * Beyond the limit, nothing is queued and `prepareData` isn't called, but the change itself is stored. The response
 * must be the same, because it would otherwise reveal which emails the mailbox gets.
 */
export async function queueBoundedMail<T extends BoundedTemplate>(
  tx: Transaction,
  cause: MailCause,
  mail: Omit<Mail<T>, 'data' | 'language' | 'is_bulk'>,
  prepareData: () => MailData<T> | Promise<MailData<T>>,
): Promise<boolean> {
  if (!(await takeFromBudget(tx, cause, mail))) return false;
  return store(tx, { ...mail, language: cause.language, data: await prepareData() });
}

/** Queues emails to several people with one statement; each is for its recipient alone, such as a reminder. */
export async function queueMails<T extends OwnTemplate>(
  tx: Transaction,
  mails: readonly Omit<Mail<T>, 'is_bulk'>[],
): Promise<void> {
  await insertMail(tx, mails.map(toStored));
}
