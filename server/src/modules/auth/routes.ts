import { t } from '@narthex/shared-contracts/translate';
import { randomBytes } from 'node:crypto';
import { handle } from '../../endpoints/handle';
import { causedBy } from '../../mail/recipients/recipient-budget';
import { requestMail } from '../../mail/request-mail';
import { problem } from '../../problem-error';
import { readLanguage } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { presentSession, presentSignInStep } from './presenter';
import { choosePassword } from './passwords/choose-password';
import { confirmPassword } from './passwords/confirm-password';
import { queueAddressConfirmation, queuePasswordChanged } from './links/queue-account-emails';
import { findUser, findUserByEmail, replacePassword, emailInUse } from './repository';
import { clearBrowserCookie } from '../../plugins/browser-binding/browser-cookie';
import { readCredentials } from '../../plugins/browser-binding/read-credentials';
import { endSession } from '../../plugins/access/session-repository';
import { deleteExpiredAttempts } from './sign-in-delay-repository';
import { signIn } from './sign-in';
import { enterMember } from './sign-up/enter-member';
import { countKnownAddress, hasEnteredManyKnownAddresses } from './sign-up/known-addresses';
import { updateOwnProfile } from './update-profile';
import { accountLinkRoutes } from './links/account-link-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { proofRoutes } from './proof/proof-routes';
import { secondFactorRoutes } from './second-factor/second-factor-routes';

const LINK_SENT = t(
  'Please open the link in the email we sent you: you choose your password there, and can sign in then.',
);

export const authRoutes: ModuleRoutes = async (app) => {
  await app.register(accountLinkRoutes);
  await app.register(secondFactorRoutes);
  await app.register(passkeyRoutes);
  await app.register(proofRoutes);

  app.housekeeping.add('sign-in attempts', () => deleteExpiredAttempts(app.db));

  handle(app, 'auth.csrfCookie', async ({ reply }) => {
    const token = randomBytes(18).toString('base64url');
    reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: app.config.isProduction });
    return reply.send();
  });

  handle(app, 'auth.login', async ({ body, ...http }) => presentSignInStep(await signIn(app, http, body)));
  handle(app, 'auth.leaderLogin', async ({ body, ...http }) =>
    presentSignInStep(await signIn(app, http, body)),
  );

  handle(app, 'auth.register', async ({ body, request }) => {
    const { first_name, last_name, email, phone, password } = body;
    const passwordHash = await choosePassword(app, password, {
      email,
      first_name: first_name,
      last_name: last_name,
    });
    const newcomer = { first_name: first_name, last_name: last_name, phone };
    const link = { isForJoining: true, language: readLanguage(request) };
    if (await hasEnteredManyKnownAddresses(app, request)) {
      await app.unitOfWork(request, ({ tx }) =>
        requestMail(tx, 'accountLink', { to: email, data: { ...link, newcomer } }),
      );
      return { success: true, message: LINK_SENT, is_link_sent: true };
    }
    const isNew = await app.unitOfWork(request, async ({ tx, audit }) => {
      const known = await findUserByEmail(tx, email);
      if (known) {
        // A member without an account gets an invitation instead; the response is the same.
        await requestMail(tx, 'accountLink', { to: email, data: link });
        return false;
      }
      const user = await enterMember({ tx, audit }, { email, password_hash: passwordHash, ...newcomer });
      await queueAddressConfirmation(tx, causedBy(request), user);
      return true;
    });
    if (!isNew) {
      await countKnownAddress(app, request);
      throw emailInUse();
    }
    return {
      success: true,
      message: t(
        'Registration successful! You can sign in now. Please open the link in the email we sent you.',
      ),
    };
  });

  handle(app, 'auth.logout', async ({ request, reply }) => {
    const { sessionId, user } = request;
    if (sessionId !== null && user) {
      await app.unitOfWork(request, async ({ tx, audit }) => {
        await endSession(tx, sessionId);
        await audit({ action: 'auth.logout', subjectType: 'user', subjectId: user.id });
      });
      if (readCredentials(request)?.browserSecret) clearBrowserCookie(reply);
    }
    return { success: true, message: t('You are signed out.') };
  });

  handle(app, 'auth.currentUser', async ({ actor }) => {
    const row = await findUser(app.db, actor.id);
    if (!row) throw problem('unauthenticated');
    return { success: true, data: presentSession(row, actor.department) };
  });

  handle(
    app,
    'auth.updateProfile',
    async ({ actor, body, request, reply }) => {
      const row = await updateOwnProfile(app, request, { actor, body });
      reply.header('etag', `"${row.version}"`);
      return {
        success: true,
        message:
          row.email === body.email
            ? t('Profile updated successfully!')
            : t(
                'Profile updated successfully! To change your email address, open the link that we sent to the new one.',
              ),
        data: presentSession(row, actor.department),
      };
    },
    { isVersioned: true },
  );

  handle(app, 'auth.changePassword', async ({ actor, body, request }) => {
    await confirmPassword(app, request, body.current_password);
    const account = await findUser(app.db, actor.id);
    if (!account) throw problem('unauthenticated');
    const passwordHash = await choosePassword(app, body.password, account);
    await app.unitOfWork(request, async ({ tx, audit }) => {
      await replacePassword(tx, actor.id, passwordHash, request.sessionId ?? undefined);
      await audit({ action: 'auth.password_change', subjectType: 'user', subjectId: actor.id });
      const user = await findUser(tx, actor.id);
      if (!user) throw problem('unauthenticated');
      await queuePasswordChanged(tx, causedBy(request), user);
    });
    return { success: true, message: t('Your password is changed. You are signed out everywhere else.') };
  });
};
