import { createHash } from 'node:crypto';
import type { BoundName, Bounds } from '../../bounds';
import type { Transaction } from '../../database/database-handle';
import { databaseCounter } from '../../plugins/rate-limit/rate-limit-repository';
import { mailboxOf } from './mailbox-of';
import type { MailTemplate } from '../templates/mail-templates';
import { HOUR_MS } from '../../time-units';

interface Limit {
  readonly bound: BoundName;
  readonly windowMs: number;
}

const VISITOR: readonly Limit[] = [
  { bound: 'visitorMailsPerRecipientPerHour', windowMs: HOUR_MS },
  { bound: 'visitorMailsPerRecipientPerDay', windowMs: 24 * HOUR_MS },
];
const ACCOUNT: readonly Limit[] = [{ bound: 'accountMailsPerRecipientPerHour', windowMs: HOUR_MS }];

/**
 * Emails that somebody can cause to an address that isn't theirs: by typing it into a form, or by making an account with
 * it. What isn't here is caused by an office holder, or goes to an address whose owner has confirmed it.
 */
const LIMITS = {
  visitPlanned: VISITOR,
  confirmNewsletter: VISITOR,
  confirmSeat: VISITOR,
  resetPassword: ACCOUNT,
  invitation: ACCOUNT,
  confirmAddress: ACCOUNT,
  addressAsked: ACCOUNT,
  addressChanged: ACCOUNT,
  passwordChanged: ACCOUNT,
  accountDeleted: ACCOUNT,
} as const satisfies Partial<Record<MailTemplate, readonly Limit[]>>;

export type BoundedTemplate = keyof typeof LIMITS;

/** Who caused an email; an office holder's are counted apart, so that strangers don't use them up. */
export interface MailCause {
  readonly bounds: Bounds;
  readonly isOffice?: boolean;
}

/** Addresses are kept as hashes: a counter outlives what it counts. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Counts an email to a mailbox; false when it has had enough of that kind. Whoever counts the same mailbox at the same
 * time waits, so that of forty requests at once no more pass than of forty in a row.
 */
export async function takeFromBudget(
  tx: Transaction,
  { bounds, isOffice = false }: MailCause,
  { to, template }: { readonly to: string; readonly template: BoundedTemplate },
): Promise<boolean> {
  const key = `${template} ${isOffice ? 'office ' : ''}${hash(mailboxOf(to))}`;
  for (const { bound, windowMs } of LIMITS[template]) {
    const { current } = await databaseCounter(tx, `mail ${bound}`)(key, windowMs);
    if (current > bounds[bound]) return false;
  }
  return true;
}
