import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { markProved } from '../../../plugins/access/session-repository';
import type { ModuleRoutes } from '../../module-routes';
import { confirmPassword } from '../passwords/confirm-password';
import { confirmCode } from '../second-factor/confirm-code';

/** Registers the proof that the person of a session is present, by the password or a code of the app. */
export const proofRoutes: ModuleRoutes = async (app) => {
  handle(app, 'auth.prove', async ({ body, request }) => {
    const { user, sessionId } = request;
    if (!user || sessionId === null) throw problem('unauthenticated');
    if (body.code) {
      await confirmCode(app, request, user, body.code);
      await markProved(app.db, sessionId);
    } else await confirmPassword(app, request, body.current_password);
    return { success: true, message: t('Thank you. You can go on for ten minutes.') };
  });
};
