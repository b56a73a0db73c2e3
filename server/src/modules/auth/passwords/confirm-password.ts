import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldProblem, problem } from '../../../problem-error';
import { findUser } from '../repository';
import { attemptKey, countAttempt, forgetAttempts } from '../sign-in-delay-repository';

const FIELD = 'current_password';

interface Owner {
  readonly id: number;
  readonly email: string;
}

/**
 * Refuses unless the password is that of the account: a session left open, a stolen token or somebody else's mailbox must
 * not be enough to take it over. The account is the signed-in person's unless `user` names another. Guesses are slowed
 * down like those at the sign-in, and counted with them.
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
  await forgetAttempts(app.db, key);
}
