import { t } from '@narthex/shared-contracts/translate';
import type { Transaction } from '../../database/database-handle';
import { problem } from '../../problem-error';
import { hasOtherAdmin, type UserRow } from './repository';

/** Throws if the last administrator would lose their role or account, because nobody could restore it. */
export async function requireOtherAdmin(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'role' | 'is_active'>,
): Promise<void> {
  if (user.role !== 'admin' || !user.is_active) return;
  if (!(await hasOtherAdmin(tx, user.id)))
    throw problem('conflict', t('This is the last administrator. Make somebody else one first.'));
}
