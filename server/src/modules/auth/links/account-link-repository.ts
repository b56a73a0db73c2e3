import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { accountLinks, users } from '../../../database/schema/auth';
import { ago, fromNow } from '../../../database/instants';
import type { Account } from '../repository';
import { EXPIRED_LINK_RETENTION_MS, LINK_LIFETIME_MS } from './link-policy';
import { hashToken, newToken } from '../../../plugins/access/token';

type AccountLink = (typeof accountLinks.$inferSelect)['kind'];

/** Creates a link and returns its token. Links to confirm another address stop working, because this one was chosen later. */
export async function createAccountLink(
  tx: Transaction,
  user: Pick<Account, 'id' | 'email'>,
  kind: AccountLink,
): Promise<string> {
  const token = newToken();
  if (kind === 'confirm-email') {
    const isOfAnotherAddress = and(eq(accountLinks.kind, kind), ne(accountLinks.email, user.email));
    await tx.delete(accountLinks).where(and(eq(accountLinks.user_id, user.id), isOfAnotherAddress));
  }
  await tx.insert(accountLinks).values({
    token_hash: hashToken(token),
    user_id: user.id,
    kind,
    email: user.email,
    expires_at: fromNow(LINK_LIFETIME_MS[kind]),
  });
  return token;
}

const isUsable = (token: string) =>
  and(eq(accountLinks.token_hash, hashToken(token)), gt(accountLinks.expires_at, sql`now()`));

/**
 * Returns the link of a token with its user, unless the link has expired or the account is deactivated. The link must
 * have been sent to the current address of the account, or confirm its next one.
 */
export async function findAccountLink(db: Queryable, token: string) {
  const [row] = await db
    .select({ kind: accountLinks.kind, email: accountLinks.email, user: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(and(isUsable(token), eq(users.is_active, true)));
  if (!row || row.user.email === null) return undefined;
  const user = { ...row.user, email: row.user.email };
  const isOfAccount = user.email === row.email;
  if (!isOfAccount && row.kind !== 'confirm-email') return undefined;
  return { kind: row.kind, user, newEmail: isOfAccount ? null : row.email };
}

/** Uses up the link of a token: if two requests use it at once, only one of them gets it. */
export async function takeAccountLink(tx: Transaction, token: string) {
  const found = await findAccountLink(tx, token);
  if (!found) return undefined;
  const taken = await tx.delete(accountLinks).where(isUsable(token)).returning({ id: accountLinks.id });
  return taken.length > 0 ? found : undefined;
}

export async function markEmailConfirmed(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, now())` })
    .where(eq(users.id, userId));
}

/** The version stays the same, because nothing changes that an editor of the person sees. */
export async function markInvited(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ invited_at: sql`now()`, version: sql`${users.version}` })
    .where(eq(users.id, userId));
}

export async function deleteExpiredLinks(db: Queryable): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expires_at, ago(EXPIRED_LINK_RETENTION_MS)));
}
