import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Department } from '@narthex/shared-contracts';
import type { SessionData } from '@narthex/shared-contracts/schemas/auth';
import type { SignInChallenge } from '@narthex/shared-contracts/schemas/second-factor';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';
import { presentSession } from './presenter';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { readLanguage } from '../../responses/translate-message';
import { findUserByEmail, rememberLanguage, type Account, type UserRow } from './repository';
import { createChallenge } from './second-factor/challenge-repository';
import { findNextStep } from './second-factor/next-step';
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

interface Entering {
  readonly user: Account;
  readonly department: Department | null;
}

/** Describes a session that is stored, but not yet handed to its client. */
export interface Entered {
  readonly opened: Awaited<ReturnType<typeof openClientSession>>;
  readonly user: Account;
  readonly department: Department | null;
}

/** Opens the session of a person who has proved that it is them. Every sign-in ends here. */
export async function enter(
  request: FastifyRequest,
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  { user, department }: Entering,
): Promise<Entered> {
  const chosen = workingDepartment(user, department);
  await rememberLanguage(tx, user.id, readLanguage(request));
  await audit({
    action: 'auth.login',
    subjectType: 'user',
    subjectId: user.id,
    after: { department: chosen },
    actor: user,
  });
  const opened = await openClientSession(tx, request, {
    user_id: user.id,
    department: user.department === chosen ? null : chosen,
    user_agent: request.headers['user-agent'],
  });
  return { opened, user, department: chosen };
}

/** Hands a session to its client once the transaction that opened it has ended. */
export const handOver = (reply: FastifyReply, { opened, user, department }: Entered): SessionData => ({
  token: handOverSession(reply, opened, user.id),
  ...presentSession(user, department),
});

/**
 * Checks the password at any of the three portals. It opens a session, or returns what the account still needs for one.
 * Unknown addresses, wrong passwords, deactivated accounts and leaders of another department are refused with the same
 * response after the same work, so the response reveals nothing about accounts.
 */
export async function signIn(
  app: FastifyInstance,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { email, password, department }: Credentials,
): Promise<SessionData | SignInChallenge> {
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

  const step = await findNextStep(app.db, user);
  const result = await app.unitOfWork(request, async (unit) => {
    await resetAttempts(unit.tx, key);
    const entering = { user, department: department ?? null };
    if (step === null) return enter(request, unit, entering);
    const challenge = await createChallenge(unit.tx, { user_id: user.id, department: entering.department });
    return { challenge, ...step };
  });
  return 'opened' in result ? handOver(reply, result) : result;
}
