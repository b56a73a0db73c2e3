import { pictureInfo } from '@narthex/shared-contracts';
import type { MailChoices } from '@narthex/shared-contracts/schemas/own-account';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import { handle } from '../../endpoints/handle';
import { findPreference, savePreference } from '../../mail/recipients/preference-repository';
import { fieldProblem, problem } from '../../problem-error';
import { updateFileUse } from '../../writes/handle-command';
import { presentSession } from '../auth/presenter';
import { findUser, type Account } from '../auth/repository';
import type { ModuleRoutes } from '../module-routes';
import { readLanguage } from '../../responses/translate-message';
import { isSubscribed, saveSubscription } from '../newsletter/repository';
import { isOwnPicture, updatePhoto } from './photo-repository';
import { accountDeletionRoutes } from './deletion/deletion-routes';
import { accountExportRoutes } from './export/export-routes';
import { membershipRoutes } from './membership/membership-routes';
import { ownRowsRoutes } from './own-rows-routes';
import { ownSessionRoutes } from './session-routes';

const NOT_THERE = t('This picture is not there any more. Please upload it again.');
const UNCONFIRMED = t('Please confirm your email address first.');

async function readAccount(db: Queryable, id: number): Promise<Account> {
  const account = await findUser(db, id);
  if (!account) throw problem('unauthenticated');
  return account;
}

async function readMailChoices(db: Queryable, account: Account): Promise<MailChoices> {
  const { wants_messages: wantsMessages, wants_reminders: wantsReminders } = await findPreference(
    db,
    account.email,
  );
  return {
    wants_messages: wantsMessages,
    wants_reminders: wantsReminders,
    // The subscription of an unconfirmed address stays secret, because the address may belong to somebody else.
    wants_newsletter: account.email_confirmed_at ? await isSubscribed(db, account.email) : null,
  };
}

export const ownAccountRoutes: ModuleRoutes = async (app) => {
  await app.register(accountDeletionRoutes);
  await app.register(accountExportRoutes);
  await app.register(membershipRoutes);
  await app.register(ownRowsRoutes);
  await app.register(ownSessionRoutes);

  handle(app, 'ownAccount.updatePhoto', async ({ actor, body, request }) => {
    const key = pictureInfo(body.photo_url)?.key;
    const photoUrl = key === undefined ? null : `/media/${key}`;
    const { before, after } = await app.unitOfWork(request, async ({ tx, audit }) => {
      if (key !== undefined && !(await isOwnPicture(tx, actor.id, key)))
        throw fieldProblem('photo_url', NOT_THERE);
      const earlier = await readAccount(tx, actor.id);
      await updatePhoto(tx, actor.id, photoUrl);
      const photos = { before: { photo_url: earlier.photo_url }, after: { photo_url: photoUrl } };
      await audit({ action: 'auth.photo_update', subjectType: 'user', subjectId: actor.id, ...photos });
      return photos;
    });
    await updateFileUse(app, { before, after });
    return {
      success: true,
      message: photoUrl === null ? t('Your photo was removed.') : t('Your photo was saved.'),
      data: presentSession(await readAccount(app.db, actor.id), actor.department),
    };
  });

  handle(app, 'ownAccount.getMailChoices', async ({ actor }) => ({
    success: true,
    data: await readMailChoices(app.db, await readAccount(app.db, actor.id)),
  }));

  handle(app, 'ownAccount.updateMailChoices', async ({ actor, body, request }) => {
    const data = await app.unitOfWork(request, async ({ tx, audit }) => {
      const account = await readAccount(tx, actor.id);
      const before = await readMailChoices(tx, account);
      const { wants_messages: wantsMessages, wants_reminders: wantsReminders } = body;
      await savePreference(tx, account.email, {
        ...(wantsMessages !== undefined && { wants_messages: wantsMessages }),
        ...(wantsReminders !== undefined && { wants_reminders: wantsReminders }),
      });
      if (body.wants_newsletter !== undefined) {
        if (!account.email_confirmed_at) throw problem('conflict', UNCONFIRMED);
        await saveSubscription(tx, account.email, {
          isWanted: body.wants_newsletter,
          language: readLanguage(request),
        });
      }
      const after = await readMailChoices(tx, account);
      await audit({
        action: 'auth.mail_choices',
        subjectType: 'user',
        subjectId: actor.id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    });
    return { success: true, message: t('Your choices were saved.'), data };
  });
};
