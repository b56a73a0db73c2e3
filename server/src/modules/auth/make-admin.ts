import { t } from '@narthex/shared-contracts/translate';
import { plainDate } from '@narthex/shared-contracts';
import type { Database } from '../../database/database-handle';
import { readTimeZone } from '../../site/site-repository';
import { runUnitOfWork } from '../../writes/unit/unit-of-work';
import { namedWriter } from '../../writes/unit/writer';
import { deleteFactors } from './second-factor/second-factor-repository';
import { createUser, findUserByEmail, promoteToAdmin, replacePassword } from './repository';

export interface AdminAccount {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
}

/** Describes the outcome: `taken` means that the account exists and, without `mayReset`, was left unchanged. */
export type MadeAdmin = 'created' | 'reset' | 'taken';

const COMMAND_LINE = namedWriter(t('Command line'));

/** Creates an administrator from the command line: the first account of a site, or access for somebody who lost it. */
export async function makeAdmin(db: Database, account: AdminAccount, mayReset: boolean): Promise<MadeAdmin> {
  const { result } = await runUnitOfWork(db, { writer: COMMAND_LINE }, async ({ tx, audit }) => {
    const existing = await findUserByEmail(tx, account.email);
    if (existing && !mayReset) return 'taken';
    const audited = (subjectId: number, action: string) =>
      audit({
        action,
        subjectType: 'user',
        subjectId,
        before: existing && { role: existing.role, is_active: existing.is_active },
        after: { role: 'admin', is_active: true },
      });
    if (!existing) {
      const user = await createUser(tx, {
        ...account,
        role: 'admin',
        email_confirmed_at: new Date(),
        membership_date: plainDate(new Date(), await readTimeZone(tx)),
      });
      await audited(user.id, 'user.create_admin');
      return 'created';
    }
    await promoteToAdmin(tx, existing.id);
    await replacePassword(tx, existing.id, account.password_hash);
    // Somebody who lost the phone too has no other way in.
    await deleteFactors(tx, existing.id);
    await audited(existing.id, 'user.reset_admin');
    return 'reset';
  });
  return result;
}
