import { queueBoundedMail } from '../../mail/queue-mail';
import type { MailCause } from '../../mail/recipient-budget';
import type { AuditEntry } from '../../writes/audit-repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { isLeftInPeace, signUp } from './repository';

/** What happened to a subscription. Its address stays out of the audit log: whoever leaves is forgotten. */
export const subscriptionAudit = (verb: 'ask' | 'confirm' | 'end', id: number): AuditEntry => ({
  action: `subscription.${verb}`,
  subjectType: 'subscription',
  subjectId: id,
});

/**
 * A sign-up at the newsletter: nothing begins before the owner of the address opens the link in the email. The same for
 * every address: the response doesn't say who is on the list.
 */
export async function queueConfirmation(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  cause: MailCause,
  { email, interests }: { readonly email: string; readonly interests: readonly string[] },
): Promise<void> {
  if (await isLeftInPeace(tx, email)) return;
  await queueBoundedMail(tx, cause, { to: email, template: 'confirmNewsletter' }, async () => {
    const { id, token } = await signUp(tx, email, interests);
    await audit(subscriptionAudit('ask', id));
    return { path: `/newsletter/confirm?token=${token}`, interests };
  });
}
