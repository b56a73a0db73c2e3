import type { FastifyRequest } from 'fastify';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { causedBy } from '../../../mail/recipients/recipient-budget';
import type { ModuleRoutes } from '../../module-routes';
import { lockUser } from '../repository';
import { findChallenge } from '../second-factor/challenge-repository';
import { requireChallenged } from '../second-factor/complete-sign-in';
import { endIfLast } from '../second-factor/remove-factor';
import { requestPasskey } from './confirm-passkey';
import { beginPasskey, createPasskey } from './create-passkey';
import { challengeOwner, deleteExpiredPasskeyChallenges } from './passkey-challenge-repository';
import { deletePasskey } from './passkey-repository';
import { presentPasskey } from './present-passkey';

function readSession({ user, sessionId }: FastifyRequest) {
  if (!user || sessionId === null) throw problem('unauthenticated');
  return { user, sessionId };
}

/** Registers what people do with their passkeys. `completeSignIn` and `auth.prove` accept what these have signed. */
export const passkeyRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('challenges of passkeys', () => deleteExpiredPasskeyChallenges(app.db));

  handle(app, 'auth.passkeyAtSignIn', async ({ body, request }) => {
    const { id } = await requireChallenged(app, await findChallenge(app.db, body.challenge));
    const owner = challengeOwner.signIn(body.challenge);
    return { success: true, data: await requestPasskey(app, request, { userId: id, owner }) };
  });

  handle(app, 'auth.passkeyForProof', async ({ request }) => {
    const { user, sessionId } = readSession(request);
    const owner = challengeOwner.proof(sessionId);
    return { success: true, data: await requestPasskey(app, request, { userId: user.id, owner }) };
  });

  handle(app, 'passkeys.setUp', async ({ request }) => ({
    success: true,
    data: await beginPasskey(app, request, readSession(request)),
  }));

  handle(app, 'passkeys.create', async ({ body, request }) => {
    const { passkey, recoveryCodes } = await createPasskey(app, request, readSession(request), body);
    return {
      success: true,
      message:
        recoveryCodes.length > 0
          ? t('Two-step sign-in is on. You are signed out everywhere else.')
          : t('The passkey was added.'),
      data: { passkey: presentPasskey(passkey), recovery_codes: [...recoveryCodes] },
    };
  });

  handle(app, 'passkeys.delete', async ({ actor, params, request }) => {
    const isOff = await app.unitOfWork(request, async (unit) => {
      const user = await lockUser(unit.tx, actor.id);
      const name = await deletePasskey(unit.tx, actor.id, params.id);
      if (!user || name === undefined) throw problem('not_found');
      const removed = { action: 'auth.passkey_remove', subjectType: 'user', subjectId: actor.id };
      await unit.audit({ ...removed, before: { name } });
      return endIfLast(unit, user, causedBy(request));
    });
    return { success: true, message: isOff ? t('Two-step sign-in is off.') : t('The passkey was removed.') };
  });
};
