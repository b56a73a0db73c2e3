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

/** A sign-up at the newsletter: nothing begins before the owner of the address opens the link in the email. */
export async function queueConfirmation(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  { email, interests }: { readonly email: string; readonly interests: readonly string[] },
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
