import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import { ago } from '../../database/instants';
import type { Database, Queryable, Transaction } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { siteSecrets } from '../../database/schema/remotes';
import { hashToken, newToken } from '../../plugins/access/token';
import { SETUP_LINK_LIFETIME_MS } from './setup-policy';

/**
 * Each process that starts prints a link of its own, so there may be several. Their rows have the hash of the token in
 * the name, so that a copy of the table opens nothing.
 */
const PREFIX = 'setup-link ';
const nameOf = (token: string) => `${PREFIX}${hashToken(token)}`;

const isLink = like(siteSecrets.name, `${PREFIX}%`);
const isUsable = (token: string) =>
  and(eq(siteSecrets.name, nameOf(token)), gt(siteSecrets.created_at, ago(SETUP_LINK_LIFETIME_MS)));

export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), users.is_active))
    .limit(1);
  return found !== undefined;
}

/** Creates a link that sets the site up once, and returns its token; null if the site has an administrator. */
export async function createSetupLink(db: Database): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  const token = newToken();
  await db.delete(siteSecrets).where(and(isLink, lt(siteSecrets.created_at, ago(SETUP_LINK_LIFETIME_MS))));
  await db.insert(siteSecrets).values({ name: nameOf(token), secret: 'used once' });
  return token;
}

/** Returns true if the link of a token can still set the site up. */
export async function isSetupLink(db: Queryable, token: string): Promise<boolean> {
  const [found] = await db.select({ name: siteSecrets.name }).from(siteSecrets).where(isUsable(token));
  return found !== undefined && !(await hasAdministrator(db));
}

/** Uses up the link of a token. Returns false if it is no longer valid. */
export async function takeSetupLink(tx: Transaction, token: string): Promise<boolean> {
  const taken = await tx.delete(siteSecrets).where(isUsable(token)).returning({ name: siteSecrets.name });
  return taken.length > 0;
}

/** Ends every link, because the site has an administrator. */
export async function deleteSetupLinks(tx: Transaction): Promise<void> {
  await tx.delete(siteSecrets).where(isLink);
}

/** Makes two that set the site up at the same time take turns. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('setup'))`);
}
