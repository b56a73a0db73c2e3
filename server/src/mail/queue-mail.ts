import type { Transaction } from '../database/database-handle';
import { insertMail } from './outbox-repository';
import { readPreference } from './preference-repository';
import type { MailData, MailTemplate } from './templates/mail-templates';

export interface Mail<T extends MailTemplate = MailTemplate> {
  /** An e-mail address. */
  readonly to: string;
  readonly template: T;
  /** What the template shows; JSON. Links are paths of this site: the sender makes them whole. */
  readonly data: MailData<T>;
  /** The account it is for: the letter isn't sent any more when the account is deleted. */
  readonly userId?: number;
  /** Where the person's own reply goes; to the church office unless given. */
  readonly replyTo?: string;
  /** To many: skipped when the address doesn't want messages, and sent with a one-click link that says so. */
  readonly isBulk?: boolean;
  /** A letter with the same key is queued once, such as `event-reminder 12 7`. */
  readonly onceKey?: string;
}

/** The path of the one-click link that ends messages to an address. */
export const unsubscribePath = (token: string) => `/mail/unsubscribe?token=${encodeURIComponent(token)}`;

/**
 * Puts a letter into the outbox, inside of the transaction of what it tells about: it is sent when that is committed,
 * and never otherwise. Returns whether it was queued; bulk mail to who doesn't want it isn't.
 */
export async function queueMail<T extends MailTemplate>(tx: Transaction, mail: Mail<T>): Promise<boolean> {
  const { to, template, data, userId, replyTo, isBulk = false, onceKey } = mail;
  const toEmail = to.toLowerCase();
  const preference = isBulk ? await readPreference(tx, toEmail) : null;
  if (preference && !preference.wantsMessages) return false;
  return insertMail(tx, {
    toEmail,
    template,
    data: { ...data },
    userId,
    replyTo,
    isBulk,
    unsubscribePath: preference && unsubscribePath(preference.token),
    onceKey,
  });
}
