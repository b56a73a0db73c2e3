import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { markProved } from '../../../plugins/access/session-repository';
import type { ModuleRoutes } from '../../module-routes';
import { confirmPassword } from '../passwords/confirm-password';
import { confirmPasskey } from '../passkeys/confirm-passkey';
import { challengeOwner } from '../passkeys/passkey-challenge-repository';
import { confirmCode } from '../second-factor/confirm-code';

/** Registers the proof that the person of a session is present, by the password, a code or a passkey. */
export const proofRoutes: ModuleRoutes = async (app) => {
  handle(app, 'auth.prove', async ({ body, request }) => {
    const { user, sessionId } = request;
    if (!user || sessionId === null) throw problem('unauthenticated');
    const { code, passkey: signed } = body;
    if (signed) await confirmPasskey(app, request, user, { owner: challengeOwner.proof(sessionId), signed });
    else if (code) await confirmCode(app, request, user, code);
    else await confirmPassword(app, request, body.current_password);
    // `confirmPassword` marks the session itself, for every form that asks for the password.
    if (signed || code) await markProved(app.db, sessionId);
    return { success: true, message: t('Thank you. You can go on for ten minutes.') };
  });
};
