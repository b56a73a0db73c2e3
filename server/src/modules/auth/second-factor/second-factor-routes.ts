import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { endUserSessions } from '../../../plugins/access/session-repository';
import { causedBy } from '../../../mail/recipients/recipient-budget';
import type { ModuleRoutes } from '../../module-routes';
import { listPasskeys } from '../passkeys/passkey-repository';
import { presentPasskey } from '../passkeys/present-passkey';
import { presentSignIn } from '../presenter';
import { lockUser } from '../repository';
import { deleteExpiredChallenges, endChallenges, findChallenge } from './challenge-repository';
import { completeSignIn, requireChallenged } from './complete-sign-in';
import { isFactorRequired } from './next-step';
import { endIfLast } from './remove-factor';
import {
  countRecoveryCodes,
  deleteApp,
  findFactors,
  hasFactor,
  replaceRecoveryCodes,
} from './second-factor-repository';
import { beginSetUp, finishSetUp } from './app/set-up';

const NOT_ON = t('Two-step sign-in is not on.');

/** Registers the second step of a sign-in, and what people do about their own second factor. */
export const secondFactorRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('sign-ins under way', () => deleteExpiredChallenges(app.db));

  handle(app, 'auth.completeSignIn', async ({ body, ...http }) => {
    const { session, recoveryCodes } = await completeSignIn(app, http, body);
    return { ...presentSignIn(session), ...(recoveryCodes && { recovery_codes: [...recoveryCodes] }) };
  });

  handle(app, 'auth.setUpAtSignIn', async ({ body, request }) => {
    const user = await requireChallenged(app, await findChallenge(app.db, body.challenge));
    // Somebody with the password alone must not begin the set-up of an account that has a factor.
    if (await hasFactor(app.db, user.id)) throw problem('conflict', t('Two-step sign-in is on already.'));
    return { success: true, data: await beginSetUp(app, request, user) };
  });

  handle(app, 'secondFactor.get', async ({ actor }) => {
    const factors = await findFactors(app.db, actor.id);
    return {
      success: true,
      data: {
        is_enabled: factors.length > 0,
        is_required: await isFactorRequired(app.db, actor),
        has_app: factors.includes('app'),
        passkeys: (await listPasskeys(app.db, actor.id)).map(presentPasskey),
        recovery_codes_left: await countRecoveryCodes(app.db, actor.id),
      },
    };
  });

  handle(app, 'secondFactor.setUp', async ({ request }) => {
    if (!request.user) throw problem('unauthenticated');
    return { success: true, data: await beginSetUp(app, request, request.user) };
  });

  handle(app, 'secondFactor.enable', async ({ actor, body, request }) => {
    const recoveryCodes = await app.unitOfWork(request, async (unit) => {
      const codes = await finishSetUp(unit, actor.id, body.code);
      if (codes.length === 0) return codes;
      // The other sessions were opened with the password alone.
      await endUserSessions(unit.tx, actor.id, request.sessionId ?? undefined);
      await endChallenges(unit.tx, actor.id);
      return codes;
    });
    return {
      success: true,
      message:
        recoveryCodes.length > 0
          ? t('Two-step sign-in is on. You are signed out everywhere else.')
          : t('The app was added.'),
      data: { recovery_codes: [...recoveryCodes] },
    };
  });

  handle(app, 'secondFactor.disable', async ({ actor, request }) => {
    const isOff = await app.unitOfWork(request, async (unit) => {
      const user = await lockUser(unit.tx, actor.id);
      if (!user || !(await deleteApp(unit.tx, actor.id))) throw problem('conflict', NOT_ON);
      await unit.audit({ action: 'auth.app_remove', subjectType: 'user', subjectId: actor.id });
      return endIfLast(unit, user, causedBy(request));
    });
    return { success: true, message: isOff ? t('Two-step sign-in is off.') : t('The app was removed.') };
  });

  handle(app, 'secondFactor.renewCodes', async ({ actor, request }) => {
    const recoveryCodes = await app.unitOfWork(request, async ({ tx, audit }) => {
      if (!(await hasFactor(tx, actor.id))) throw problem('conflict', NOT_ON);
      await audit({ action: 'auth.recovery_codes_renew', subjectType: 'user', subjectId: actor.id });
      return replaceRecoveryCodes(tx, actor.id);
    });
    return { success: true, data: { recovery_codes: [...recoveryCodes] } };
  });
};
