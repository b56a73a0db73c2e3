import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ago } from '../../database/instants';
import type { Queryable, Transaction } from '../../database/database-handle';
import { siteSecrets } from '../../database/schema/remotes';
import { FORMER_SECRET_VALID_MS } from './secret-policy';

const SECRET_BYTES = 32;
const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
const isNamed = (name: string) => eq(siteSecrets.name, name);
/** Names the row with the secret that was replaced last. */
const formerOf = (name: string) => `${name} (former)`;

/** Returns a secret of this site, which all its processes share. It is created on first use. */
export async function readSiteSecret(db: Queryable, name: string): Promise<string> {
  await db.insert(siteSecrets).values({ name, secret: newSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(siteSecrets).where(isNamed(name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.secret;
}

/** Returns the secrets that are accepted: the current one first, then the one that it has replaced. */
export async function readAcceptedSecrets(db: Queryable, name: string): Promise<readonly string[]> {
  const current = await readSiteSecret(db, name);
  const isAccepted = gt(siteSecrets.created_at, ago(FORMER_SECRET_VALID_MS));
  const [former] = await db
    .select()
    .from(siteSecrets)
    .where(and(isNamed(formerOf(name)), isAccepted));
  return former ? [current, former.secret] : [current];
}

/**
 * Replaces a secret. Processes that keep it in memory have to be told.
 * @param keepsFormer Is false if the former one must not be accepted any longer.
 */
export async function replaceSiteSecret(tx: Transaction, name: string, keepsFormer: boolean): Promise<void> {
  await readSiteSecret(tx, name);
  // The lock keeps a replacement at the same time from losing the secret between the two.
  const [former] = await tx.select().from(siteSecrets).where(isNamed(name)).for('update');
  await tx.delete(siteSecrets).where(isNamed(formerOf(name)));
  if (keepsFormer && former)
    await tx.insert(siteSecrets).values({ name: formerOf(name), secret: former.secret });
  await tx.update(siteSecrets).set({ secret: newSecret() }).where(isNamed(name));
}
