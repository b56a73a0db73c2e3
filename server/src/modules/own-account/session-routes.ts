import type { DeviceSession } from '@narthex/shared-contracts/schemas/own-account';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { endOwnSession, endUserSessions, listSessions } from '../../plugins/access/session-repository';
import { problem } from '../../problem-error';
import { readLanguage, sayIn } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { describeDevice } from './describe-device';

type StoredClient = Pick<Awaited<ReturnType<typeof listSessions>>[number], 'is_browser' | 'origin'>;

function clientOf({ is_browser: isBrowser, origin }: StoredClient): DeviceSession['client'] {
  if (isBrowser) return 'browser';
  return origin === null ? 'program' : 'website';
}

export const ownSessionRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ownAccount.listSessions', async ({ actor, request }) => {
    const say = sayIn(readLanguage(request));
    return {
      success: true,
      data: (await listSessions(app.db, actor.id)).map((row) => ({
        id: row.id,
        device: describeDevice(row.user_agent, say),
        client: clientOf(row),
        origin: row.origin,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        is_current: row.id === request.sessionId,
      })),
    };
  });

  handle(app, 'ownAccount.endSession', async ({ params, actor, request }) => {
    if (params.id === request.sessionId)
      throw problem('conflict', t('You are using this device now. Sign out instead.'));
    await app.unitOfWork(request, async ({ tx, audit }) => {
      if (!(await endOwnSession(tx, actor.id, params.id)))
        throw problem('not_found', t('This device is signed out already.'));
      await audit({ action: 'auth.session_end', subjectType: 'user', subjectId: actor.id });
    });
    return { success: true, message: t('That device is signed out.') };
  });

  handle(app, 'ownAccount.endOtherSessions', async ({ actor, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      await endUserSessions(tx, actor.id, request.sessionId ?? undefined);
      await audit({ action: 'auth.session_end_others', subjectType: 'user', subjectId: actor.id });
    });
    return { success: true, message: t('You are signed out everywhere else.') };
  });
};
