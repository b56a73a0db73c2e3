import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@narthex/shared-contracts/languages';
import type { BoundName, Bounds } from '../../bounds';
import type { Transaction } from '../../database/database-handle';
import { databaseCounter } from '../../plugins/rate-limit/rate-limit-repository';
import { mailboxOf } from './mailbox-of';
import type { MailTemplate } from '../templates/mail-templates';
import { readLanguage } from '../../responses/translate-message';
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
 * Limits the emails that people can cause to an address that isn't theirs, by typing it into a form or signing up with
 * it. All other emails are caused by office holders, or go to confirmed addresses.
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
  secondFactorOff: ACCOUNT,
  passkeyAdded: ACCOUNT,
} as const satisfies Partial<Record<MailTemplate, readonly Limit[]>>;

export type BoundedTemplate = keyof typeof LIMITS;

/**
 * Describes who caused an email. Those of office holders are counted separately, so that strangers can't use up their
 * limit.
 */
export interface MailCause {
  readonly bounds: Bounds;
  readonly isOffice?: boolean;
  /**
   * Is the language of the email: of the page on which the recipient caused it, or the one that their account remembers.
   */
  readonly language?: Language;
}

/** Describes an email that its recipient causes by a request of the page they see. */
export const causedBy = (request: FastifyRequest): MailCause => ({
  bounds: request.server.config.bounds,
  language: readLanguage(request),
});

/** Addresses are stored as hashes, because a counter may outlive the account. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Counts an email to a mailbox; returns false if its limit for this kind is reached. Calls for the same mailbox wait
 * for each other, so that parallel requests can't exceed the limit.
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
