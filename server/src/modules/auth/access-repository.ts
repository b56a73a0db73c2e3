import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database-handle';
import { accountLinks } from '../../database/schema/auth';
import { endUserSessions } from '../../plugins/access/session-repository';

/**
 * Ends everything that was handed out to open an account: its sessions, except one that is kept, and the links in
 * e-mails. Whoever changes its password, its e-mail address, its role, or whether it is active, calls this.
 */
export async function endAccess(tx: Transaction, userId: number, keptSessionId?: number): Promise<void> {
  await endUserSessions(tx, userId, keptSessionId);
  await tx.delete(accountLinks).where(eq(accountLinks.user_id, userId));
}
