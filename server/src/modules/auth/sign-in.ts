import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Department } from '@narthex/shared-contracts';
import type { SessionData } from '@narthex/shared-contracts/schemas/auth';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { presentSession } from './presenter';
import { findUserByEmail, type UserRow } from './repository';
import { handOverSession, openClientSession } from '../../plugins/browser-binding/open-client-session';
import { workingDepartment } from '../../plugins/access/session-repository';
import { attemptKey, countAttempt, resetAttempts } from './sign-in-delay-repository';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Is the department chosen at the leaders' portal; the other portals don't ask for one. */
  readonly department?: Department;
}

const REFUSED_AT_LEADERS_PORTAL = t('Login failed. Please check your credentials and department access.');

function mayEnter(user: UserRow, department: Department | undefined): boolean {
  return department === undefined || user.role === 'admin' || user.department === department;
}

/**
 * Signs a person in at any of the three portals. Unknown addresses, wrong passwords, deactivated accounts and leaders
 * of another department are refused with the same response after the same work, so the response reveals nothing about
 * accounts.
 */
export async function signIn(
  app: FastifyInstance,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { email, password, department }: Credentials,
): Promise<SessionData> {
  const key = attemptKey(request, email);
  const mayLockOut = await countAttempt(app.db, key);
  const user = await findUserByEmail(app.db, email);
  const isCorrect = await app.passwords.isCorrect(user?.password_hash, password);
  if (!user || !isCorrect || !user.is_active || !mayEnter(user, department)) {
    await app.unitOfWork(request, async ({ audit }) => {
      const failed = { subjectType: 'user', subjectId: user?.id, after: { email, department } };
      await audit({ ...failed, action: 'auth.login_failed' });
      if (mayLockOut) await audit({ ...failed, action: 'auth.locked_out' });
    });
    throw problem('invalid_credentials', department && REFUSED_AT_LEADERS_PORTAL);
  }

  const chosen = workingDepartment(user, department ?? null);
  const opened = await app.unitOfWork(request, async ({ tx, audit }) => {
    await resetAttempts(tx, key);
    await audit({
      action: 'auth.login',
      subjectType: 'user',
      subjectId: user.id,
      after: { department: chosen },
      actor: user,
    });
    return openClientSession(tx, request, {
      user_id: user.id,
      department: user.department === chosen ? null : chosen,
      user_agent: request.headers['user-agent'],
    });
  });
  const token = handOverSession(reply, opened, user.id);
  return { token, ...presentSession(user, chosen) };
}
