import { eq, sql } from 'drizzle-orm';
import { plainDate } from '@narthex/shared-contracts';
import type { Database } from '../../database/database-handle';
import { auditLog, users } from '../../database/schema/people/auth';
import { readTimeZone } from '../site/repository';
import { createUser, findUserByEmail, replacePassword } from './repository';

export interface AdminAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** What became of the account: `taken` means that it exists and `mayReset` wasn't given, so nothing was changed. */
export type MadeAdmin = 'created' | 'reset' | 'taken';

/** Makes an administrator from the command line: the first account of a site, or the way back in. */
export function makeAdmin(db: Database, account: AdminAccount, mayReset: boolean): Promise<MadeAdmin> {
  return db.transaction(async (transaction) => {
    const existing = await findUserByEmail(transaction, account.email);
    if (existing && !mayReset) return 'taken';
    const audited = (subjectId: number, action: string) =>
      transaction.insert(auditLog).values({
        actorLabel: 'Command line',
        action,
        subjectType: 'user',
        subjectId: String(subjectId),
        before: existing && { role: existing.role, isActive: existing.isActive },
        after: { role: 'admin', isActive: true },
      });
    if (!existing) {
      const user = await createUser(transaction, {
        ...account,
        role: 'admin',
        membershipDate: plainDate(new Date(), await readTimeZone(transaction)),
      });
      await audited(user.id, 'user.create_admin');
      return 'created';
    }
    await transaction
      .update(users)
      .set({ role: 'admin', isActive: true, updatedAt: sql`now()` })
      .where(eq(users.id, existing.id));
    await replacePassword(transaction, existing.id, account.passwordHash);
    await audited(existing.id, 'user.reset_admin');
    return 'reset';
  });
}
