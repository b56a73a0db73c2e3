import type { FastifyInstance, FastifyRequest } from 'fastify';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../../database/database-handle';
import { fieldProblem } from '../../../problem-error';
import { codeAttemptKey, countAttempt, resetAttempts } from '../sign-in-delay-repository';
import { findTimeStep } from './app/authenticator';
import { findFactor, takeRecoveryCode, takeStep } from './second-factor-repository';

export const WRONG_CODE = t('This code is not right, or it was used already. Each code works once.');

async function takeCode(db: Queryable, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  // Accounts that have only passkeys have recovery codes too.
  const step = factor?.isEnabled ? findTimeStep(factor.key, code) : null;
  return step === null ? takeRecoveryCode(db, userId, code) : takeStep(db, userId, step);
}

/**
 * Uses up a code of the account's app, or a recovery code. Throws 422 for a wrong or used one. Failures of an account
 * are counted together, from whatever network they come: whoever can try codes knows the password or has a session, and
 * six digits are few.
 */
export async function confirmCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, email }: { readonly id: number; readonly email: string },
  code: string,
): Promise<void> {
  const key = codeAttemptKey(email);
  const mayLockOut = await countAttempt(app.db, key);
  if (await takeCode(app.db, id, code)) return resetAttempts(app.db, key);
  await app.unitOfWork(request, async ({ audit }) => {
    const failed = { subjectType: 'user', subjectId: id, after: { email } };
    await audit({ ...failed, action: 'auth.code_failed' });
    if (mayLockOut) await audit({ ...failed, action: 'auth.locked_out' });
  });
  throw fieldProblem('code', WRONG_CODE);
}
