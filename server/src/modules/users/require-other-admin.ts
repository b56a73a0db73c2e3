import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { problem } from '../../problem-error';
import { hasOtherAdmin, type UserRow } from './repository';

/** Refuses to take the last administrator's role or account: nobody could give it back. */
export async function requireOtherAdmin(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'role' | 'is_active'>,
): Promise<void> {
  if (user.role !== 'admin' || !user.is_active) return;
  if (!(await hasOtherAdmin(tx, user.id)))
    throw problem('conflict', t('This is the last administrator. Make somebody else one first.'));
}
