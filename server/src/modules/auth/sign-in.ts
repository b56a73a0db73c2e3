import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Department } from '@narthex/shared-contracts';
import type { SessionData } from '@narthex/shared-contracts/schemas/auth';
import { problem } from '../../problem-error';
import { countAttempt, forgetAttempts } from './lock-out';
import { presentSession } from './presenter';
import { findUserByEmail, type UserRow } from './repository';
import { openSession } from './session-repository';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The department chosen at the leaders' door; the other doors ask for none. */
  readonly department?: Department;
}

const REFUSED_AT_LEADERS_DOOR = 'Login failed. Please check your credentials and department access.';

function mayEnter(user: UserRow, department: Department | undefined): boolean {
  return department === undefined || user.role === 'admin' || user.department === department;
}

/**
 * The one sign-in behind all three doors. An address without an account, a wrong password, a deactivated account and
 * another department's leader are answered alike and after the same work, so the answer says nothing about accounts.
 */
export async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  { email, password, department }: Credentials,
): Promise<SessionData> {
  await countAttempt(app.db, email);
  const user = await findUserByEmail(app.db, email);
  const isCorrect = await app.passwords.isCorrect(user?.passwordHash, password);
  if (!user || !isCorrect || !user.isActive || !mayEnter(user, department)) {
    await app.unitOfWork(request, ({ audit }) =>
      audit({
        action: 'auth.login_failed',
        subjectType: 'user',
        subjectId: user?.id,
        after: { email, department },
      }),
    );
    throw problem('invalid_credentials', department && REFUSED_AT_LEADERS_DOOR);
  }

  const chosen = user.department ?? department ?? null;
  const token = await app.unitOfWork(request, async ({ tx, audit }) => {
    await forgetAttempts(tx, email);
    await audit({
      action: 'auth.login',
      subjectType: 'user',
      subjectId: user.id,
      after: { department: chosen },
      actor: user,
    });
    return openSession(tx, {
      userId: user.id,
      department: user.department === null ? chosen : null,
      userAgent: request.headers['user-agent'],
    });
  });
  return { token, ...presentSession(user, chosen) };
}
