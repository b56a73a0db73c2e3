import { and, desc, eq, gt, inArray, isNotNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Actor, Department } from '@narthex/shared-contracts';
import type { Database, Queryable } from '../../database/database-handle';
import { hasOffice, sessions, users } from '../../database/schema/auth';
import { ago } from '../../database/instants';
import { MEMBER_SESSION, OFFICE_SESSION, PROOF_VALID_MS, SESSION_TOUCH_INTERVAL_MS } from './session-policy';
import { newSessionToken, readSessionSecret, type Credentials } from './session-token';
import { hashToken } from './token';

const TOUCHED_LONG_AGO = ago(SESSION_TOUCH_INTERVAL_MS);

const isWithin = ({ idleMs, maxAgeMs }: typeof MEMBER_SESSION) =>
  sql`${sessions.last_seen_at} > ${ago(idleMs)} and ${sessions.created_at} > ${ago(maxAgeMs)}`;

/** Is true for sessions that haven't ended. The role that the person has now decides, not that of the sign-in. */
const IS_VALID = sql`case when ${hasOffice(users)} then ${isWithin(OFFICE_SESSION)} else ${isWithin(MEMBER_SESSION)} end`;

export interface SignedInUser extends Actor {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly isEmailConfirmed: boolean;
}

export interface NewSession {
  readonly user_id: number;
  readonly department: Department | null;
  readonly user_agent: string | undefined;
  /** Is the secret in the cookie of the browser that signs in; without it the token works without a cookie. */
  readonly browserSecret?: string | null;
  /** Is the origin of the front end that signs in, if it is another site's. */
  readonly origin?: string | null;
}

/**
 * Returns the department that a person acts for. Administrators act for the one they chose at the leaders'
 * portal; when they lose the role, this ends with the next request.
 */
export function workingDepartment(
  user: Pick<Actor, 'role' | 'department'>,
  chosen: Department | null,
): Department | null {
  return user.department ?? (user.role === 'admin' ? chosen : null);
}

/** Opens a session and returns its token, which isn't stored. */
export async function openSession(
  queryable: Queryable,
  { user_id: userId, department, user_agent: userAgent, browserSecret = null, origin = null }: NewSession,
) {
  const token = newSessionToken(await readSessionSecret(queryable), browserSecret);
  await queryable.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    department,
    user_agent: userAgent?.slice(0, 300),
    browser_hash: browserSecret === null ? null : hashToken(browserSecret),
    origin,
  });
  return token;
}

/** The query of nearly every request of people who are signed in, so the database plans it once per connection. */
const prepareSession = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${lt(sessions.last_seen_at, TOUCHED_LONG_AGO)}`,
      hasRecentProof: sql<boolean>`${gt(sessions.proved_at, ago(PROOF_VALID_MS))}`,
      sessionDepartment: sessions.department,
      user: {
        id: users.id,
        // The email isn't null, because everybody with a session has an account (`users_account_email`).
        email: sql<string>`${users.email}`,
        first_name: users.first_name,
        last_name: users.last_name,
        role: users.role,
        department: users.department,
        isEmailConfirmed: sql<boolean>`${users.email_confirmed_at} is not null`,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        sql`${sessions.browser_hash} is not distinct from ${sql.placeholder('browserHash')}`,
        IS_VALID,
        eq(users.is_active, true),
      ),
    )
    .prepare('find_session');

/**
 * Returns a function that finds the session of a token with its person, unless it has ended, the account is deactivated,
 * or the session belongs to a browser and the request doesn't have the cookie of that browser. Using a session extends it.
 */
export function createSessionFinder(db: Database) {
  const query = prepareSession(db);
  return async ({ token, browserSecret }: Credentials) => {
    const [row] = await query.execute({
      tokenHash: hashToken(token),
      browserHash: browserSecret === null ? null : hashToken(browserSecret),
    });
    if (!row) return undefined;
    if (row.isStale) await touchSession(db, row.sessionId);
    const user: SignedInUser = {
      ...row.user,
      department: workingDepartment(row.user, row.sessionDepartment),
    };
    return { sessionId: row.sessionId, hasRecentProof: row.hasRecentProof, user };
  };
}

/** Records that the person of a session has just proved that it is them. */
export async function markProved(queryable: Queryable, sessionId: number) {
  await queryable
    .update(sessions)
    .set({ proved_at: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

async function touchSession(queryable: Queryable, sessionId: number) {
  await queryable
    .update(sessions)
    .set({ last_seen_at: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

export async function endSession(queryable: Queryable, sessionId: number) {
  await queryable.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Lists the valid sessions of a person, the last used one first. */
export async function listSessions(queryable: Queryable, userId: number) {
  return queryable
    .select({
      id: sessions.id,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      user_agent: sessions.user_agent,
      is_browser: sql<boolean>`${isNotNull(sessions.browser_hash)}`,
      origin: sessions.origin,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.user_id, userId), IS_VALID))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));
}

/** Ends one session of a person. Returns false if they have no session with this id. */
export async function endOwnSession(queryable: Queryable, userId: number, sessionId: number) {
  const ended = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person except `keptSessionId`. `endAccess` also invalidates the links in emails. */
export async function endUserSessions(queryable: Queryable, userId: number, keptSessionId?: number) {
  const isOther = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId);
  await queryable.delete(sessions).where(and(eq(sessions.user_id, userId), isOther));
}

/** Ends every session of the site. @returns Their number. */
export async function endAllSessions(queryable: Queryable): Promise<number> {
  return (await queryable.delete(sessions).returning({ id: sessions.id })).length;
}

/** Ends the session that a browser had before the one it signs in for now: its cookie is replaced. */
export async function endBrowserSession(queryable: Queryable, browserSecret: string) {
  await queryable.delete(sessions).where(eq(sessions.browser_hash, hashToken(browserSecret)));
}

export async function deleteExpiredSessions(queryable: Queryable) {
  const expired = queryable
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(not(IS_VALID));
  await queryable.delete(sessions).where(inArray(sessions.id, expired));
}
