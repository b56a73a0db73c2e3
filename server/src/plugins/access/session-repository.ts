import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor, Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { sessions, users } from '../../database/schema/auth';
import { ago, fromNow } from '../../database/instants';
import { SESSION_IDLE_MS, SESSION_MAX_AGE_MS, SESSION_TOUCH_INTERVAL_MS } from './session-policy';
import { newSessionToken, readSessionSecret } from './session-token';
import { hashToken } from './token';

const SLIDING_END = fromNow(SESSION_IDLE_MS);
const OLDEST_START = ago(SESSION_MAX_AGE_MS);
const TOUCHED_LONG_AGO = ago(SESSION_TOUCH_INTERVAL_MS);

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
  { user_id: userId, department, user_agent: userAgent }: NewSession,
) {
  const token = newSessionToken(await readSessionSecret(queryable));
  await queryable.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    department,
    user_agent: userAgent?.slice(0, 300),
    expires_at: SLIDING_END,
  });
  return token;
}

/**
 * Returns the session of a token with its person, unless it has ended or the account is deactivated. Using a
 * session extends it.
 */
export async function findSession(queryable: Queryable, token: string) {
  const [row] = await queryable
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${lt(sessions.last_seen_at, TOUCHED_LONG_AGO)}`,
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
        eq(sessions.token_hash, hashToken(token)),
        gt(sessions.expires_at, sql`now()`),
        gt(sessions.created_at, OLDEST_START),
        eq(users.is_active, true),
      ),
    );
  if (!row) return undefined;
  if (row.isStale) await touchSession(queryable, row.sessionId);
  const user: SignedInUser = {
    ...row.user,
    department: workingDepartment(row.user, row.sessionDepartment),
  };
  return { sessionId: row.sessionId, user };
}

async function touchSession(queryable: Queryable, sessionId: number) {
  await queryable
    .update(sessions)
    .set({ last_seen_at: sql`now()`, expires_at: SLIDING_END })
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
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        gt(sessions.expires_at, sql`now()`),
        gt(sessions.created_at, OLDEST_START),
      ),
    )
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

export async function deleteExpiredSessions(queryable: Queryable) {
  await queryable
    .delete(sessions)
    .where(or(lt(sessions.expires_at, sql`now()`), lte(sessions.created_at, OLDEST_START)));
}
