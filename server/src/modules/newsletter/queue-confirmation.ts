import type { Transaction } from '../../database/database-handle';
import { queueMail } from '../../mail/queue-mail';
import { signUp } from './repository';

/** A sign-up at the newsletter: nothing begins before the owner of the address opens the link in the letter. */
export async function queueConfirmation(
  tx: Transaction,
  { email, interests }: { readonly email: string; readonly interests: readonly string[] },
): Promise<void> {
  const token = await signUp(tx, email, interests);
  if (token === null) return;
  await queueMail(tx, {
    to: email,
    template: 'confirmNewsletter',
    data: { path: `/newsletter/confirm?token=${token}`, interests },
  });
}
