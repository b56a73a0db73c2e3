import { paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable, Transaction } from '../../../database/database-handle';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { requestMail } from '../../../mail/request-mail';
import { movePreference } from '../../../mail/recipients/preference-repository';
import { causedBy, type MailCause } from '../../../mail/recipients/recipient-budget';
import { readLanguage } from '../../../responses/translate-message';
import type { ModuleRoutes } from '../../module-routes';
import { linkPage } from '../../visitor-forms/link-page';
import { endAccess } from '../access-repository';
import { confirmPassword } from '../passwords/confirm-password';
import { choosePassword } from '../passwords/choose-password';
import { enterMember } from '../sign-up/enter-member';
import { presentLinkedAccount } from '../presenter';
import { changeEmail, findUser, findUserByEmail, replacePassword, type Account } from '../repository';
import {
  deleteExpiredLinks,
  findAccountLink,
  markEmailConfirmed,
  takeAccountLink,
} from './account-link-repository';
import {
  queueAddressConfirmation,
  queueAddressNotice,
  queueInvitation,
  queuePasswordChanged,
  queuePasswordLink,
} from './queue-account-emails';

const ASKED = t(
  'If this address has an account, an email with a link is on its way. Please look into your mailbox.',
);
const SPENT = t('This link was used already, or it is too old. Please ask for a new one.');

/** Only somebody who reads the emails of that address gets here, so nobody else learns that it has an account. */
const ADDRESS_TAKEN = {
  heading: t('This email address cannot be used'),
  text: t(
    'Another account has this email address already. Your own account keeps the one that it has; you can enter another in your profile.',
  ),
};

const spent = () => problem('validation', SPENT, { token: [SPENT] });

/** Returns the link that sets a password. Throws 422 if there is none. */
async function findPasswordLink(db: Queryable, token: string) {
  const link = await findAccountLink(db, token);
  if (!link || link.kind === 'confirm-email') throw spent();
  return link;
}

/** Changes the address of an account to the one its owner confirmed. Revokes older sessions and links. */
async function moveAccount(
  tx: Transaction,
  cause: MailCause,
  user: Account,
  newEmail: string,
): Promise<void> {
  await changeEmail(tx, user.id, newEmail);
  await endAccess(tx, user.id);
  await movePreference(tx, user.email, newEmail);
  await queueAddressNotice(tx, cause, user, { template: 'addressChanged', newEmail });
}

/** Registers the requests for account emails, and the pages their links lead to. */
export const accountLinkRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('account links', () => deleteExpiredLinks(app.db));
  app.mail.onRequested('accountLink', async ({ tx, audit }, { to, data }) => {
    const { isForJoining, newcomer, language } = data;
    const cause = { bounds: app.config.bounds, language };
    const known = await findUserByEmail(tx, to);
    const user = known ?? (newcomer && (await enterMember({ tx, audit }, { email: to, ...newcomer })));
    if (!user?.is_active) return;
    if (user.password_hash !== null) {
      if (!isForJoining || newcomer) await queuePasswordLink(tx, cause, user);
      return;
    }
    if (await queueInvitation(tx, cause, user, { hasJoined: !known }))
      await audit({ action: 'auth.invite', subjectType: 'user', subjectId: user.id, after: { email: to } });
  });

  handle(app, 'auth.forgotPassword', async ({ body, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const user = await findUserByEmail(tx, body.email);
      await audit({
        action: 'auth.password_forgotten',
        subjectType: 'user',
        subjectId: user?.id,
        after: { email: body.email },
      });
      const language = readLanguage(request);
      await requestMail(tx, 'accountLink', { to: body.email, data: { isForJoining: false, language } });
    });
    return { success: true, message: ASKED };
  });

  handle(app, 'auth.readLink', async ({ body }) => {
    const link = await findPasswordLink(app.db, body.token);
    return { success: true, data: presentLinkedAccount(link.user) };
  });

  handle(app, 'auth.resetPassword', async ({ body, request }) => {
    // The link is read before the expensive hash, so that a guessed token costs little, and used up after it.
    const known = await findPasswordLink(app.db, body.token);
    const passwordHash = await choosePassword(app, body.password, known.user);
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const link = await takeAccountLink(tx, body.token);
      if (!link) throw spent();
      const { user } = link;
      await replacePassword(tx, user.id, passwordHash);
      await markEmailConfirmed(tx, user.id);
      await audit({ action: 'auth.password_reset', subjectType: 'user', subjectId: user.id, actor: user });
      await queuePasswordChanged(tx, causedBy(request), user);
    });
    return { success: true, message: t('Your new password is set. You can sign in now.') };
  });

  handle(app, 'auth.resendConfirmation', async ({ actor, request }) => {
    const isSent = await app.unitOfWork(request, async ({ tx, audit }) => {
      const user = await findUser(tx, actor.id);
      if (!user) throw problem('unauthenticated');
      if (user.email_confirmed_at) throw problem('conflict', t('Your email address is confirmed already.'));
      const isQueued = await queueAddressConfirmation(tx, causedBy(request), user);
      if (isQueued) await audit({ action: 'auth.confirmation_ask', subjectType: 'user', subjectId: user.id });
      return isQueued;
    });
    if (!isSent)
      throw problem('rate_limited', t('We sent you several emails already. Please try again later.'));
    return { success: true, message: t('The email is on its way. Please look into your mailbox.') };
  });

  linkPage(app, {
    asks: 'account.confirmPage',
    acts: 'account.confirm',
    title: t('Your email address'),
    question: {
      heading: t('Is this your email address?'),
      text: t('Press the button to confirm it, so that our emails reach you.'),
      button: t('Confirm my address'),
    },
    async subject(db, token) {
      const link = await findAccountLink(db, token);
      return link && (link.newEmail ?? link.user.email);
    },
    password: {
      label: t('Your current password'),
      isAsked: async (db, token) => typeof (await findAccountLink(db, token))?.newEmail === 'string',
      async check(request, token, password) {
        const link = await findAccountLink(app.db, token);
        if (link) await confirmPassword(app, request, password, link.user);
      },
    },
    done: { heading: t('Thank you'), text: t('Your email address is confirmed. You sign in with it.') },
    unknown: t(
      'This link was used already, or it is too old. If you confirmed with it, there is nothing left to do; if not, you can ask for another email after signing in.',
    ),
    next: { path: paths.members.to(), label: t('Sign in') },
    isKnown: async (db, token) => (await findAccountLink(db, token))?.kind === 'confirm-email',
    async apply({ tx, audit }, token, language) {
      const link = await findAccountLink(tx, token);
      if (link?.kind !== 'confirm-email') return false;
      const { user, newEmail } = link;
      if (newEmail !== null && (await findUserByEmail(tx, newEmail))) return ADDRESS_TAKEN;
      if (!(await takeAccountLink(tx, token))) return false;
      if (newEmail === null) await markEmailConfirmed(tx, user.id);
      else await moveAccount(tx, { bounds: app.config.bounds, language }, user, newEmail);
      await audit({ action: 'auth.email_confirm', subjectType: 'user', subjectId: user.id, actor: user });
      return true;
    },
  });
};
