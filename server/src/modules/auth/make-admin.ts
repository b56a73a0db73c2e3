import { plainDate } from '@narthex/shared-contracts';
import { readTimeZone } from '../../site/site-repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { deleteFactors } from './second-factor/second-factor-repository';
import { createUser, findUserByEmail, promoteToAdmin, replacePassword } from './repository';

export interface AdminAccount {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Is null if a link chooses the password. */
  readonly password_hash: string | null;
}

/** Describes the outcome: `taken` means that the account exists and, without `mayReset`, was left unchanged. */
export type MadeAdmin = 'created' | 'reset' | 'taken';

/** Makes an administrator who has not signed in: the first account of a site, or access for somebody who lost it. */
export async function makeAdmin(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  account: AdminAccount,
  mayReset: boolean,
): Promise<MadeAdmin> {
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
  if (account.password_hash !== null) await replacePassword(tx, existing.id, account.password_hash);
  // Somebody who lost the phone too has no other way in.
  await deleteFactors(tx, existing.id);
  await audited(existing.id, 'user.reset_admin');
  return 'reset';
}
