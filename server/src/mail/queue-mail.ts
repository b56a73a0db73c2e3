import type { Transaction } from '../database/database-handle';
import { insertMail, type NewMail } from './outbox-repository';
import { readPreference } from './recipients/preference-repository';
import { takeFromBudget, type BoundedTemplate, type MailCause } from './recipients/recipient-budget';
import type { MailData, MailTemplate } from './templates/mail-templates';

export interface Mail<T extends MailTemplate = MailTemplate> {
  /** An e-mail address. */
  readonly to: string;
  readonly template: T;
  /** What the template shows; JSON. Links are paths of this site: the sender makes them whole. */
  readonly data: MailData<T>;
  /** The account it is for: the email isn't sent any more when the account is deleted. */
  readonly user_id?: number;
  /** Where the person's own reply goes; to the church office unless given. */
  readonly reply_to?: string;
  /** To many: skipped when the address doesn't want messages, and sent with a one-click link that says so. */
  readonly is_bulk?: boolean;
  /** An email with the same key is queued once, such as `event-reminder 12 7`. */
  readonly once_key?: string;
}

/** The path of the one-click link that ends messages to an address. */
export const unsubscribePath = (token: string) => `/mail/unsubscribe?token=${encodeURIComponent(token)}`;

const toStored = <T extends MailTemplate>({
  to,
  template,
  data,
  user_id: userId,
  reply_to: replyTo,
  once_key: onceKey,
}: Omit<Mail<T>, 'is_bulk'>): NewMail => ({
  to_email: to.toLowerCase(),
  template,
  data: { ...data },
  user_id: userId,
  reply_to: replyTo,
  once_key: onceKey,
});

async function store<T extends MailTemplate>(tx: Transaction, mail: Mail<T>): Promise<boolean> {
  const { is_bulk: isBulk = false } = mail;
  const stored = toStored(mail);
  const preference = isBulk ? await readPreference(tx, stored.to_email) : null;
  if (preference && !preference.wants_messages) return false;
  const path = preference && unsubscribePath(preference.token);
  return (await insertMail(tx, [{ ...stored, is_bulk: isBulk, unsubscribe_path: path }])) > 0;
}

/** Emails that no stranger can cause. */
type OwnTemplate = Exclude<MailTemplate, BoundedTemplate>;

/**
 * Puts an email into the outbox, inside of the transaction of what it tells about: it is sent when that is committed,
 * and never otherwise. Returns whether it was queued; bulk mail to who doesn't want it isn't.
 */
export const queueMail = <T extends OwnTemplate>(tx: Transaction, mail: Mail<T>): Promise<boolean> =>
  store(tx, mail);

/**
 * The same for emails that somebody can cause to an address of their choice: a mailbox gets a few of a kind. Beyond that
 * nothing is queued and nothing prepared, such as a link; what the email would have told about is stored all the same,
 * and the response must not say so: it would say what else is sent to that mailbox.
 */
export async function queueBoundedMail<T extends BoundedTemplate>(
  tx: Transaction,
  cause: MailCause,
  mail: Omit<Mail<T>, 'data' | 'is_bulk'>,
  prepareData: () => MailData<T> | Promise<MailData<T>>,
): Promise<boolean> {
  if (!(await takeFromBudget(tx, cause, mail))) return false;
  return store(tx, { ...mail, data: await prepareData() });
}

/** Puts emails to several people there by one statement: each is for its receiver alone, such as a reminder. */
export async function queueMails<T extends OwnTemplate>(
  tx: Transaction,
  mails: readonly Omit<Mail<T>, 'is_bulk'>[],
): Promise<void> {
  await insertMail(tx, mails.map(toStored));
}
