import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { endUserSessions } from '../../../plugins/access/session-repository';
import type { ModuleRoutes } from '../../module-routes';
import { queueSecondFactorOff } from '../links/queue-account-emails';
import { presentSignIn } from '../presenter';
import { findUser } from '../repository';
import { deleteExpiredChallenges, endChallenges, findChallenge } from './challenge-repository';
import { completeSignIn, requireChallenged } from './complete-sign-in';
import { isFactorRequired } from './next-step';
import {
  countRecoveryCodes,
  deleteFactor,
  hasFactor,
  replaceRecoveryCodes,
} from './second-factor-repository';
import { beginSetUp, finishSetUp } from './set-up';

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
    return { success: true, data: await beginSetUp(app, request, user) };
  });

  handle(app, 'secondFactor.get', async ({ actor }) => ({
    success: true,
    data: {
      is_enabled: await hasFactor(app.db, actor.id),
      is_required: await isFactorRequired(app.db, actor),
      recovery_codes_left: await countRecoveryCodes(app.db, actor.id),
    },
  }));

  handle(app, 'secondFactor.setUp', async ({ request }) => {
    if (!request.user) throw problem('unauthenticated');
    return { success: true, data: await beginSetUp(app, request, request.user) };
  });

  handle(app, 'secondFactor.enable', async ({ actor, body, request }) => {
    const recoveryCodes = await app.unitOfWork(request, async (unit) => {
      const codes = await finishSetUp(unit, actor.id, body.code);
      // The other sessions were opened with the password alone.
      await endUserSessions(unit.tx, actor.id, request.sessionId ?? undefined);
      await endChallenges(unit.tx, actor.id);
      return codes;
    });
    return {
      success: true,
      message: t('Two-step sign-in is on. You are signed out everywhere else.'),
      data: { recovery_codes: [...recoveryCodes] },
    };
  });

  handle(app, 'secondFactor.disable', async ({ actor, request }) => {
    if (await isFactorRequired(app.db, actor))
      throw problem('conflict', t('This site requires two-step sign-in of you, so it stays on.'));
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const user = await findUser(tx, actor.id);
      if (!user || !(await deleteFactor(tx, actor.id))) throw problem('conflict', NOT_ON);
      await audit({ action: 'auth.second_factor_disable', subjectType: 'user', subjectId: actor.id });
      await queueSecondFactorOff(tx, app.config, user, { isByOffice: false });
    });
    return { success: true, message: t('Two-step sign-in is off.') };
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
