import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database-handle';
import { accountLinks } from '../../database/schema/auth';
import { endUserSessions } from '../../plugins/access/session-repository';
import { endChallenges } from './second-factor/challenge-repository';

/**
 * Revokes every access to an account: the links in emails, sign-ins under way and all sessions except `keptSessionId`. It must be called by
 * every write that changes the password, the email address, the role or the activation of an account.
 */
export async function endAccess(tx: Transaction, userId: number, keptSessionId?: number): Promise<void> {
  await endUserSessions(tx, userId, keptSessionId);
  await endChallenges(tx, userId);
  await tx.delete(accountLinks).where(eq(accountLinks.user_id, userId));
}
