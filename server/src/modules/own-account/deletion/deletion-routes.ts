import { handle } from '../../../endpoints/handle';
import { deletePreference } from '../../../mail/preference-repository';
import { queueBoundedMail } from '../../../mail/queue-mail';
import { problem } from '../../../problem-error';
import { confirmPassword } from '../../auth/passwords/confirm-password';
import { releaseFiles } from '../../../media/files/file-lifetime-repository';
import { namedFiles } from '../../../media/files/named-files';
import type { ModuleRoutes } from '../../module-routes';
import { deleteSubscription } from '../../newsletter/repository';
import { keepAnAdmin } from '../../users/keep-an-admin';
import { findUser } from '../../users/repository';
import {
  claimForDeletion,
  deleteUser,
  keepAttendance,
  keepPrayerMarks,
  settlePrayers,
} from './deletion-repository';

/** Deleting the own account: what stays is counted, and no longer anybody's. */
export const accountDeletionRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ownAccount.delete', async ({ actor, body, request }) => {
    await confirmPassword(app, request, body.current_password);
    const files = await app.unitOfWork(request, async ({ tx, audit }) => {
      const account = await findUser(tx, actor.id, true);
      if (!account) throw problem('unauthenticated');
      await keepAnAdmin(tx, account);
      await audit({
        action: 'account.delete',
        subjectType: 'user',
        subjectId: account.id,
        before: { role: account.role, department: account.department },
      });
      await keepAttendance(tx, account.id);
      await keepPrayerMarks(tx, account.id);
      await settlePrayers(tx, account.id);
      await deletePreference(tx, account.email);
      // An address that was never confirmed may be somebody else's.
      if (account.emailConfirmedAt) await deleteSubscription(tx, account.email);
      const unused = await claimForDeletion(tx, account.id);
      await deleteUser(tx, account.id);
      await queueBoundedMail(tx, app.config, { to: account.email, template: 'accountDeleted' }, () => ({
        firstName: account.firstName,
      }));
      return [...unused, ...namedFiles(account.photoUrl)];
    });
    await releaseFiles({ db: app.db, drive: app.media.drive }, files);
    return { success: true, message: 'Your account is deleted.' };
  });
};
