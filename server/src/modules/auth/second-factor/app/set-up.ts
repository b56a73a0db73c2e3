import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticator } from '@narthex/shared-contracts/schemas/second-factor';
import { t } from '@narthex/shared-contracts/translate';
import type { UnitOfWork } from '../../../../writes/unit/unit-of-work';
import { fieldProblem, problem } from '../../../../problem-error';
import { readSite } from '../../../../site/site-repository';
import { authenticatorUri, findTimeStep, newAuthenticatorKey } from './authenticator';
import { WRONG_CODE } from '../confirm-code';
import {
  enableFactor,
  findFactor,
  hasFactor,
  replaceRecoveryCodes,
  storePendingKey,
} from '../second-factor-repository';

interface Owner {
  readonly id: number;
  readonly email: string;
}

/** Stores a new key for an account without an enabled app, and returns what the app needs. */
export async function beginSetUp(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, email }: Owner,
): Promise<Authenticator> {
  const key = newAuthenticatorKey();
  const isStored = await app.unitOfWork(request, ({ tx }) => storePendingKey(tx, id, key));
  if (!isStored) throw problem('conflict', t('Two-step sign-in is on already.'));
  return { key, uri: authenticatorUri((await readSite(app.db)).name, email, key) };
}

/**
 * Enables the app whose first code is given. Returns recovery codes if the app is the first factor of the account, which
 * otherwise keeps those that it has. Throws 422 for a wrong code.
 */
export async function finishSetUp(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  userId: number,
  code: string,
): Promise<readonly string[]> {
  const factor = await findFactor(tx, userId);
  if (factor?.isEnabled) throw problem('conflict', t('Two-step sign-in is on already.'));
  const isFirst = !(await hasFactor(tx, userId));
  const step = factor ? findTimeStep(factor.key, code) : null;
  if (step === null || !(await enableFactor(tx, userId, step))) throw fieldProblem('code', WRONG_CODE);
  await audit({ action: 'auth.second_factor_enable', subjectType: 'user', subjectId: userId });
  return isFirst ? replaceRecoveryCodes(tx, userId) : [];
}
