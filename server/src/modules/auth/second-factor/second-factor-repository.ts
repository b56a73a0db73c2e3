import { and, eq, isNotNull, isNull, lt, not, or, sql, type Table } from 'drizzle-orm';
import type { Factor } from '@narthex/shared-contracts/schemas/second-factor';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { sessions, users } from '../../../database/schema/auth';
import { passkeys, recoveryCodes, secondFactors } from '../../../database/schema/second-factors';
import { decryptText, encryptText } from '../../../plugins/secrets/encrypted-text';
import { readAcceptedSecrets, readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code';

/** Names the secret that encrypts the keys of apps. */
export const FACTOR_SECRET = 'second factors';

const ownerOf = (userId: number) => `user ${userId}`;

const isOf = (userId: number) => eq(secondFactors.user_id, userId);

/** Returns the key of an account's app, or undefined if it has none. `isEnabled` is false until its first code. */
export async function findFactor(db: Queryable, userId: number) {
  const [row] = await db.select().from(secondFactors).where(isOf(userId));
  if (!row) return undefined;
  const key = decryptKey(await readAcceptedSecrets(db, FACTOR_SECRET), row);
  return { key, isEnabled: row.enabled_at !== null };
}

/** Decrypts the key of an app. One that was stored while the secret was replaced still needs the former one. */
function decryptKey(
  [secret, ...others]: readonly string[],
  row: Pick<typeof secondFactors.$inferSelect, 'user_id' | 'encrypted_key'>,
): string {
  if (secret === undefined) throw new Error(`No secret decrypts the key of the app of user ${row.user_id}`);
  try {
    return decryptText(secret, ownerOf(row.user_id), row.encrypted_key);
  } catch {
    return decryptKey(others, row);
  }
}

/** Encrypts the keys of all apps with the current secret. @returns Their number. */
export async function encryptKeysAnew(tx: Transaction): Promise<number> {
  const secrets = await readAcceptedSecrets(tx, FACTOR_SECRET);
  const rows = await tx.select().from(secondFactors).for('update');
  for (const row of rows) {
    const encryptedKey = encryptText(secrets[0] ?? '', ownerOf(row.user_id), decryptKey(secrets, row));
    await tx.update(secondFactors).set({ encrypted_key: encryptedKey }).where(isOf(row.user_id));
  }
  return rows.length;
}

// The tables are named with each column, because drizzle leaves them out where a query selects from one table, and
// passkeys have an `id` of their own.
const ownerIs = (table: Table) => sql`${table}."user_id" = ${users}."id"`;
/** Is true for accounts with an enabled app; `hasPasskey` is true for those with a passkey. */
const hasApp = sql<boolean>`exists (select from ${secondFactors} where ${ownerIs(secondFactors)} and ${secondFactors}."enabled_at" is not null)`;
const hasPasskey = sql<boolean>`exists (select from ${passkeys} where ${ownerIs(passkeys)})`;

/** Is true for accounts with a second factor, whichever it is. */
export const hasAnyFactor = sql<boolean>`(${hasApp} or ${hasPasskey})`;

/** Lists the second factors of an account, either of which completes a sign-in. */
export async function findFactors(db: Queryable, userId: number): Promise<Factor[]> {
  const [row] = await db.select({ hasApp, hasPasskey }).from(users).where(eq(users.id, userId));
  return [...(row?.hasPasskey ? (['passkey'] as const) : []), ...(row?.hasApp ? (['app'] as const) : [])];
}

export const hasFactor = async (db: Queryable, userId: number): Promise<boolean> =>
  (await findFactors(db, userId)).length > 0;

/** Stores the key of an app that is being set up. Returns false if the account has an enabled one, which stays. */
export async function storePendingKey(tx: Transaction, userId: number, key: string): Promise<boolean> {
  const encryptedKey = encryptText(await readSiteSecret(tx, FACTOR_SECRET), ownerOf(userId), key);
  const stored = await tx
    .insert(secondFactors)
    .values({ user_id: userId, encrypted_key: encryptedKey })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { encrypted_key: encryptedKey },
      setWhere: isNull(secondFactors.enabled_at),
    })
    .returning({ user_id: secondFactors.user_id });
  return stored.length > 0;
}

/** Enables the app that is being set up, whose first code belongs to `step`. Returns false if there is none. */
export async function enableFactor(tx: Transaction, userId: number, step: number): Promise<boolean> {
  const enabled = await tx
    .update(secondFactors)
    .set({ enabled_at: sql`now()`, last_step: step })
    .where(and(isOf(userId), isNull(secondFactors.enabled_at)))
    .returning({ user_id: secondFactors.user_id });
  return enabled.length > 0;
}

/** Uses up the code of a time step. Returns false if this or a later code was used already. */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(isOf(userId), isNotNull(secondFactors.enabled_at), lt(secondFactors.last_step, step)))
    .returning({ user_id: secondFactors.user_id });
  return taken.length > 0;
}

/** Uses up a recovery code. Returns false if the account has no such code. */
export async function takeRecoveryCode(db: Queryable, userId: number, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hashRecoveryCode(code))))
    .returning({ user_id: recoveryCodes.user_id });
  return taken.length > 0;
}

export const countRecoveryCodes = (db: Queryable, userId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId));

/** Replaces the recovery codes of an account and returns the new ones, which aren't stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })));
  return codes;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** Removes the app of an account. Returns false if none was enabled. */
export async function deleteApp(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(isOf(userId))
    .returning({ enabled_at: secondFactors.enabled_at });
  return deleted.some(({ enabled_at: enabledAt }) => enabledAt !== null);
}

/** Removes every second factor of an account and its recovery codes. Returns false if it had none. */
export async function deleteFactors(tx: Transaction, userId: number): Promise<boolean> {
  const had = await hasFactor(tx, userId);
  await deleteRecoveryCodes(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await deleteApp(tx, userId);
  return had;
}

/** Ends the sessions of those who oversee the site and have no second factor, when the site begins to require it. */
export async function endOversightWithoutFactor(tx: Transaction): Promise<void> {
  const affected = tx
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), eq(users.department, 'communication')), not(hasAnyFactor)));
  await tx.delete(sessions).where(sql`${sessions.user_id} in ${affected}`);
}
