import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointBody } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../../problem-error';
import { findUser, type Account } from '../repository';
import { enter, handOver } from '../sign-in';
import type { findChallenge } from './challenge-repository';
import { countChallengeAttempt, takeChallenge } from './challenge-repository';
import { confirmPasskey } from '../passkeys/confirm-passkey';
import { challengeOwner } from '../passkeys/passkey-challenge-repository';
import { confirmCode } from './confirm-code';
import { hasFactor } from './second-factor-repository';
import { finishSetUp } from './app/set-up';

const EXPIRED = t('This sign-in took too long, or there were too many wrong codes. Please start again.');

type Found = Awaited<ReturnType<typeof findChallenge>>;

/** Returns the account of a challenge. Throws 401 if the challenge is over or the account is deactivated. */
export async function requireChallenged(app: FastifyInstance, challenge: Found): Promise<Account> {
  const user = challenge && (await findUser(app.db, challenge.user_id));
  if (!user?.is_active) throw problem('invalid_credentials', EXPIRED);
  return user;
}

/**
 * Opens the session of a sign-in whose password was right, after a code or a passkey of the account, or after the first
 * code of an app that the account was led to set up.
 */
export async function completeSignIn(
  app: FastifyInstance,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { challenge: token, code = '', passkey: signed }: EndpointBody<'auth.completeSignIn'>,
) {
  const challenge = await countChallengeAttempt(app.db, token);
  const user = await requireChallenged(app, challenge);
  const isSettingUp = !(await hasFactor(app.db, user.id));
  if (!isSettingUp && signed)
    await confirmPasskey(app, request, user, { owner: challengeOwner.signIn(token), signed });
  else if (!isSettingUp) await confirmCode(app, request, user, code);
  const { entered, recoveryCodes } = await app.unitOfWork(request, async (unit) => {
    const codes = isSettingUp ? await finishSetUp(unit, user.id, code) : undefined;
    if (!(await takeChallenge(unit.tx, token))) throw problem('invalid_credentials', EXPIRED);
    const department = challenge?.department ?? null;
    return { entered: await enter(request, unit, { user, department }), recoveryCodes: codes };
  });
  return { session: handOver(reply, entered), recoveryCodes };
}
