import { and, asc, eq, sql } from 'drizzle-orm';
import { t } from '@narthex/shared-contracts/translate';
import { isUniqueViolation } from '../../../database/database-errors';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { passkeys } from '../../../database/schema/second-factors';
import { problem } from '../../../problem-error';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Lists the passkeys of an account, the oldest first. */
export const listPasskeys = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));

/** Returns the passkey of this account with this id of the authenticator. */
export async function findPasskey(
  db: Queryable,
  userId: number,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.credential_id, credentialId)));
  return row;
}

/** Stores a passkey. Throws 409 if it is registered already, for this or another account. */
export async function insertPasskey(
  tx: Transaction,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow> {
  const [row] = await tx
    .insert(passkeys)
    .values(values)
    .returning()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'passkeys_credential_id_unique')) throw error;
      throw problem('conflict', t('This passkey is registered already.'));
    });
  if (!row) throw new Error('The passkey was not stored.');
  return row;
}

/**
 * Records a signature of a passkey with the count that its authenticator told. Returns false if another signature was
 * recorded since the row was read.
 */
export async function markPasskeyUsed(db: Queryable, row: PasskeyRow, counter: number): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, last_used_at: sql`now()` })
    .where(and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Removes a passkey of an account and returns its name, or undefined if the account has no such passkey. */
export async function deletePasskey(
  tx: Transaction,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return deleted?.name;
}
