import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, problem } from '../../../problem-error';
import { markProved } from '../../../plugins/access/session-repository';
import { findUser } from '../repository';
import { attemptKey, countAttempt, resetAttempts } from '../sign-in-delay-repository';

const FIELD = 'current_password';

interface Owner {
  readonly id: number;
  readonly email: string;
}

/**
 * Throws unless the password is that of the account: an open session, a stolen token or access to the mailbox must not
 * be enough to take over the account. The account is that of the signed-in person unless `user` is given. Wrong
 * passwords count as failed sign-ins and are delayed like them. The right one is a proof for this session.
 */
export async function confirmPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string | null | undefined,
  user: Owner | null = request.user,
): Promise<void> {
  if (!user) throw problem('unauthenticated');
  if (!password) throw fieldProblem(FIELD, t('Please enter your current password'));
  const key = attemptKey(request, user.email);
  const mayLockOut = await countAttempt(app.db, key);
  const row = await findUser(app.db, user.id);
  if (!(await app.passwords.isCorrect(row?.password_hash, password))) {
    if (mayLockOut) {
      const { id, email } = user;
      const entry = { action: 'auth.locked_out', subjectType: 'user', subjectId: id, after: { email } };
      await app.unitOfWork(request, ({ audit }) => audit(entry));
    }
    throw fieldProblem(FIELD, t('This is not your current password'));
  }
  await resetAttempts(app.db, key);
  const { sessionId } = request;
  if (sessionId !== null && user.id === request.user?.id) await markProved(app.db, sessionId);
}
