import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { queueBoundedMail } from '../../../mail/queue-mail';
import { causedBy } from '../../../mail/recipients/recipient-budget';
import { problem } from '../../../problem-error';
import { confirmPassword } from '../../auth/passwords/confirm-password';
import type { ModuleRoutes } from '../../module-routes';
import { requireOtherAdmin } from '../../users/require-other-admin';
import { findUser } from '../../users/repository';
import { deleteAccount } from './deletion-repository';

/** Registers deleting one's own account; data that is kept for counting is made anonymous. */
export const accountDeletionRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ownAccount.delete', async ({ actor, body, request }) => {
    await confirmPassword(app, request, body.current_password);
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const account = await findUser(tx, actor.id, true);
      if (!account) throw problem('unauthenticated');
      await requireOtherAdmin(tx, account);
      await audit({
        action: 'account.delete',
        subjectType: 'user',
        subjectId: account.id,
        before: { role: account.role, department: account.department },
      });
      await deleteAccount(tx, account);
      await queueBoundedMail(
        tx,
        causedBy(request),
        { to: account.email, template: 'accountDeleted' },
        () => ({
          first_name: account.first_name,
        }),
      );
    });
    return { success: true, message: t('Your account is deleted.') };
  });
};
