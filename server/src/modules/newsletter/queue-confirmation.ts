import type { Language } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../../database/database-handle';
import { requestMail } from '../../mail/request-mail';
import { queueBoundedMail } from '../../mail/queue-mail';
import type { MailCause } from '../../mail/recipients/recipient-budget';
import { tokenLink } from '../../responses/links/token-link';
import type { AuditEntry } from '../../writes/audit-repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { wasAskedRecently, signUp } from './repository';

/**
 * Creates the audit entry of a subscription. It doesn't contain the address, which is deleted when somebody
 * unsubscribes.
 */
export const subscriptionAudit = (verb: 'ask' | 'confirm' | 'end', id: number): AuditEntry => ({
  action: `subscription.${verb}`,
  subjectType: 'subscription',
  subjectId: id,
});

interface SignUp {
  readonly email: string;
  readonly interests: readonly string[];
}

/** Requests a subscription, which begins only when the owner of the address opens the link in the email. */
export const requestNewsletter = (
  tx: Transaction,
  { email, interests }: SignUp,
  language: Language,
): Promise<void> => requestMail(tx, 'newsletterConfirmation', { to: email, data: { interests, language } });

/** Queues the email with the link, unless the limit of the mailbox is reached. */
export async function queueConfirmation(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  cause: MailCause,
  { email, interests }: SignUp,
): Promise<void> {
  if (await wasAskedRecently(tx, email)) return;
  await queueBoundedMail(tx, cause, { to: email, template: 'confirmNewsletter' }, async () => {
    const { id, token } = await signUp(tx, email, interests);
    await audit(subscriptionAudit('ask', id));
    return { path: tokenLink('/newsletter/confirm', token, cause.language), interests };
  });
}
