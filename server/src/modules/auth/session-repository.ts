import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Actor, Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { sessions, users } from '../../database/schema/auth';

const LIFETIME = sql`now() + interval '30 days'`;
const TOUCH_EVERY = sql`now() - interval '5 minutes'`;

export interface SignedInUser extends Actor {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export interface NewSession {
  readonly userId: number;
  readonly department: Department | null;
  readonly userAgent: string | undefined;
}

/** Opens a session; the answer is its token, which is nowhere else. */
export async function openSession(queryable: Queryable, { userId, department, userAgent }: NewSession) {
  const token = randomBytes(32).toString('base64url');
  await queryable.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    department,
    userAgent: userAgent?.slice(0, 300),
    expiresAt: LIFETIME,
  });
  return token;
}

/** The session of a token with its person, unless it is over or the account is deactivated. Using it prolongs it. */
export async function findSession(queryable: Queryable, token: string) {
  const [row] = await queryable
    .select({
      sessionId: sessions.id,
      isStale: sql<boolean>`${lt(sessions.lastSeenAt, TOUCH_EVERY)}`,
      sessionDepartment: sessions.department,
      user: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        role: users.role,
        department: users.department,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.isActive, true),
      ),
    );
  if (!row) return undefined;
  if (row.isStale) await touchSession(queryable, row.sessionId);
  const user: SignedInUser = { ...row.user, department: row.user.department ?? row.sessionDepartment };
  return { sessionId: row.sessionId, user };
}

async function touchSession(queryable: Queryable, sessionId: number) {
  await queryable
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: LIFETIME })
    .where(eq(sessions.id, sessionId));
}

export async function endSession(queryable: Queryable, sessionId: number) {
  await queryable.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Signs a person out everywhere: after a password change, a change of role, or when they are deactivated. */
export async function endSessionsOf(queryable: Queryable, userId: number) {
  await queryable.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredSessions(queryable: Queryable) {
  await queryable.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
