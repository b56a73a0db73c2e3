import { and, desc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor, Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { sessions, users } from '../../database/schema/people/auth';
import { newSessionToken, readSessionSecret } from './session-token';
import { hashToken } from './token';

/** How long a session lasts without use, and how long however much it is used. */
const SLIDING_END = sql`now() + interval '30 days'`;
const OLDEST_START = sql`now() - interval '90 days'`;
const TOUCHED_LONG_AGO = sql`now() - interval '5 minutes'`;

export interface SignedInUser extends Actor {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isEmailConfirmed: boolean;
}

export interface NewSession {
  readonly userId: number;
  readonly department: Department | null;
  readonly userAgent: string | undefined;
}

/**
 * The department a person acts for. Only an administrator acts for the one they chose at the leaders' portal, and only
 * as long as they are one: it ends with the role, on the next request.
 */
export function workingDepartment(
  user: Pick<Actor, 'role' | 'department'>,
  chosen: Department | null,
): Department | null {
  return user.department ?? (user.role === 'admin' ? chosen : null);
}

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openSession(queryable: Queryable, { userId, department, userAgent }: NewSession) {
  const token = newSessionToken(await readSessionSecret(queryable));
  await queryable.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    department,
    userAgent: userAgent?.slice(0, 300),
    expiresAt: SLIDING_END,
  });
  return token;
}

/** The session of a token with its person, unless it is over or the account is deactivated. Using it prolongs it. */
export async function findSession(queryable: Queryable, token: string) {
  const [row] = await queryable
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${lt(sessions.lastSeenAt, TOUCHED_LONG_AGO)}`,
      sessionDepartment: sessions.department,
      user: {
        id: users.id,
        // Who has a session has an account (`users_account_email`).
        email: sql<string>`${users.email}`,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        department: users.department,
        isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.createdAt, OLDEST_START),
        eq(users.isActive, true),
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
    .set({ lastSeenAt: sql`now()`, expiresAt: SLIDING_END })
    .where(eq(sessions.id, sessionId));
}

export async function endSession(queryable: Queryable, sessionId: number) {
  await queryable.delete(sessions).where(eq(sessions.id, sessionId));
}

/** The sessions of a person that still work, the one that was used last first. */
export async function listSessions(queryable: Queryable, userId: number) {
  return queryable
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.createdAt, OLDEST_START),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one session of a person; false when they have none of that id. */
export async function endOwnSession(queryable: Queryable, userId: number, sessionId: number) {
  const ended = await queryable
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Signs a person out everywhere, except in the session that is kept. `endAccess` ends the links in e-mails as well. */
export async function endUserSessions(queryable: Queryable, userId: number, keptSessionId?: number) {
  const isOther = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId);
  await queryable.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

export async function deleteExpiredSessions(queryable: Queryable) {
  await queryable
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sql`now()`), lte(sessions.createdAt, OLDEST_START)));
}
