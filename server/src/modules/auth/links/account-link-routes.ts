import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import type { ModuleRoutes } from '../../module-routes';
import { linkPage } from '../../visitor-forms/link-page';
import { findUser, findUserByEmail, replacePassword } from '../repository';
import {
  deleteAccountLinks,
  deleteExpiredLinks,
  findAccountLink,
  markEmailConfirmed,
  takeAccountLink,
} from './account-link-repository';
import { queueAddressConfirmation, queuePasswordChanged, queueSignInLink } from './queue-account-emails';

const ASKED =
  'If this address has an account, an e-mail with a link is on its way. Please look into your mailbox.';
const SPENT = 'This link was used already, or it is too old. Please ask for a new one.';

const spent = () => problem('validation', SPENT, { token: [SPENT] });

/** Emails to the owner of an account, and what their links do. */
export const accountLinkRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('account links', () => deleteExpiredLinks(app.db));
  handle(app, 'auth.forgotPassword', async ({ body, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const user = await findUserByEmail(tx, body.email);
      await audit({
        action: 'auth.password_forgotten',
        subjectType: 'user',
        subjectId: user?.id,
        after: { email: body.email },
      });
      if (user?.isActive) await queueSignInLink(tx, app.config, user);
    });
    return { success: true, message: ASKED };
  });

  handle(app, 'auth.resetPassword', async ({ body, request }) => {
    // Looked at before the costly hash, and taken after it: a guess costs nothing.
    const known = await findAccountLink(app.db, body.token);
    if (!known || known.kind === 'confirm-email') throw spent();
    const passwordHash = await app.passwords.hash(body.password);
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const link = await takeAccountLink(tx, body.token);
      if (!link) throw spent();
      const { user } = link;
      await replacePassword(tx, user.id, passwordHash);
      await deleteAccountLinks(tx, user.id);
      await markEmailConfirmed(tx, user.id);
      await audit({ action: 'auth.password_reset', subjectType: 'user', subjectId: user.id, actor: user });
      await queuePasswordChanged(tx, app.config, user);
    });
    return { success: true, message: t('Your new password is set. You can sign in now.') };
  });

  handle(app, 'auth.resendConfirmation', async ({ actor, request }) => {
    const isSent = await app.unitOfWork(request, async ({ tx, audit }) => {
      const user = await findUser(tx, actor.id);
      if (!user) throw problem('unauthenticated');
      if (user.emailConfirmedAt) throw problem('conflict', t('Your e-mail address is confirmed already.'));
      const isQueued = await queueAddressConfirmation(tx, app.config, user);
      if (isQueued) await audit({ action: 'auth.confirmation_ask', subjectType: 'user', subjectId: user.id });
      return isQueued;
    });
    if (!isSent)
      throw problem('rate_limited', t('We sent you several e-mails already. Please try again later.'));
    return { success: true, message: t('The e-mail is on its way. Please look into your mailbox.') };
  });

  linkPage(app, {
    asks: 'account.confirmPage',
    acts: 'account.confirm',
    title: 'Your e-mail address',
    question: {
      heading: 'Is this your e-mail address?',
      text: 'Press the button to confirm it, so that our e-mails reach you.',
      button: 'Confirm my address',
    },
    done: { heading: 'Thank you', text: 'Your e-mail address is confirmed.' },
    unknown: 'This link was used already, or it is too old. You can ask for another e-mail after signing in.',
    isKnown: async (db, token) => (await findAccountLink(db, token))?.kind === 'confirm-email',
    async apply({ tx, audit }, token) {
      if ((await findAccountLink(tx, token))?.kind !== 'confirm-email') return false;
      const link = await takeAccountLink(tx, token);
      if (!link) return false;
      const { user } = link;
      await markEmailConfirmed(tx, user.id);
      await audit({ action: 'auth.email_confirm', subjectType: 'user', subjectId: user.id, actor: user });
      return true;
    },
  });
};
