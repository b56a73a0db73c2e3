import { t } from '@narthex/shared-contracts/translate';
import { randomBytes } from 'node:crypto';
import { plainDate } from '@narthex/shared-contracts';
import type { SessionData } from '@narthex/shared-contracts/schemas/auth';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { presentSession } from './presenter';
import { confirmPassword } from './confirm-password';
import {
  queueAddressConfirmation,
  queueInvitation,
  queuePasswordChanged,
} from './links/queue-account-emails';
import { createUser, findUser, findUserByEmail, replacePassword, takenEmail } from './repository';
import { endSession } from '../../plugins/access/session-repository';
import { deleteExpiredAttempts } from './sign-in-delay-repository';
import { signIn } from './sign-in';
import { updateOwnProfile } from './update-profile';

const presentSignIn = (data: SessionData) => ({
  success: true,
  message: t('Login successful!'),
  data,
  token: data.token,
  user: data.user,
  role: data.role,
  member_type: 'regular' as const,
});

export const authRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('sign-in attempts', () => deleteExpiredAttempts(app.db));

  handle(app, 'auth.csrfCookie', async ({ reply }) => {
    const token = randomBytes(18).toString('base64url');
    reply.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: app.config.isProduction });
    return reply.send();
  });

  handle(app, 'auth.login', async ({ body, request }) => presentSignIn(await signIn(app, request, body)));
  handle(app, 'auth.leaderLogin', async ({ body, request }) =>
    presentSignIn(await signIn(app, request, body)),
  );

  handle(app, 'auth.register', async ({ body, request }) => {
    const { first_name, last_name, email, phone, password } = body;
    const passwordHash = await app.passwords.hash(password);
    const isNew = await app.unitOfWork(request, async ({ tx, audit }) => {
      const known = await findUserByEmail(tx, email);
      if (known) {
        // In the register without an account: the email is kept, and the response is that of any known address.
        if (known.passwordHash === null && known.isActive) {
          await queueInvitation(tx, app.config, known);
          await audit({ action: 'auth.invite', subjectType: 'user', subjectId: known.id, after: { email } });
        }
        return false;
      }
      const user = await createUser(tx, {
        email,
        passwordHash,
        firstName: first_name,
        lastName: last_name,
        phone,
        membershipDate: plainDate(new Date(), await readTimeZone(tx)),
      });
      const entry = { action: 'auth.register', subjectType: 'user', subjectId: user.id, actor: user };
      await audit({ ...entry, after: { email } });
      await queueAddressConfirmation(tx, app.config, user);
      return true;
    });
    if (!isNew) throw takenEmail();
    return {
      success: true,
      message:
        'Registration successful! You can sign in now. Please open the link in the e-mail we sent you.',
    };
  });

  handle(app, 'auth.logout', async ({ request }) => {
    const { sessionId, user } = request;
    if (sessionId !== null && user) {
      await app.unitOfWork(request, async ({ tx, audit }) => {
        await endSession(tx, sessionId);
        await audit({ action: 'auth.logout', subjectType: 'user', subjectId: user.id });
      });
    }
    return { success: true, message: t('You are signed out.') };
  });

  handle(app, 'auth.currentUser', async ({ actor }) => {
    const row = await findUser(app.db, actor.id);
    if (!row) throw problem('unauthenticated');
    return { success: true, data: presentSession(row, actor.department) };
  });

  handle(app, 'auth.updateProfile', async ({ actor, body, request, reply }) => {
    const row = await updateOwnProfile(app, request, { actor, body });
    reply.header('etag', `"${row.version}"`);
    return {
      success: true,
      message: t('Profile updated successfully!'),
      data: presentSession(row, actor.department),
    };
  });

  handle(app, 'auth.changePassword', async ({ actor, body, request }) => {
    await confirmPassword(app, request, body.current_password);
    const passwordHash = await app.passwords.hash(body.password);
    await app.unitOfWork(request, async ({ tx, audit }) => {
      await replacePassword(tx, actor.id, passwordHash, request.sessionId ?? undefined);
      await audit({ action: 'auth.password_change', subjectType: 'user', subjectId: actor.id });
      const user = await findUser(tx, actor.id);
      if (!user) throw problem('unauthenticated');
      await queuePasswordChanged(tx, app.config, user);
    });
    return { success: true, message: t('Your password is changed. You are signed out everywhere else.') };
  });
};
