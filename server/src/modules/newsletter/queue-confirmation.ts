import type { Transaction } from '../../database/database-handle';
import { askForMail } from '../../mail/ask-for-mail';
import { queueMail } from '../../mail/queue-mail';
import type { AuditEntry } from '../../writes/audit-repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { signUp } from './repository';

/** What happened to a subscription. Its address stays out of the audit log: whoever leaves is forgotten. */
export const subscriptionAudit = (verb: 'ask' | 'confirm' | 'end', id: number): AuditEntry => ({
  action: `subscription.${verb}`,
  subjectType: 'subscription',
  subjectId: id,
});

interface SignUp {
  readonly email: string;
  readonly interests: readonly string[];
}

/** A sign-up at the newsletter: nothing begins before the owner of the address opens the link in the email. */
export const askForNewsletter = (tx: Transaction, { email, interests }: SignUp): Promise<void> =>
  askForMail(tx, 'newsletterConfirmation', { to: email, data: { interests } });

/** The email with the link, unless one went there a moment ago. */
export async function queueConfirmation(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  { email, interests }: SignUp,
): Promise<void> {
  const asked = await signUp(tx, email, interests);
  if (asked === null) return;
  await audit(subscriptionAudit('ask', asked.id));
  await queueMail(tx, {
    to: email,
    template: 'confirmNewsletter',
    data: { path: `/newsletter/confirm?token=${asked.token}`, interests },
  });
}
