import type { User } from '@narthex/shared-contracts/schemas/users';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import type { FindCall } from '../../writes/command';
import { problem } from '../../problem-error';
import { handleCommand } from '../../writes/handle-command';
import { refuseOtherVersion } from '../../writes/version-conflict';
import { endUserSessions } from '../../plugins/access/session-repository';
import { endAccess } from '../auth/access-repository';
import type { ModuleRoutes } from '../module-routes';
import { queueAddressConfirmation, queueSecondFactorOff } from '../auth/links/queue-account-emails';
import { deleteFactors } from '../auth/second-factor/second-factor-repository';
import { queueRoleEmail } from './queue-role-email';
import { requireOtherAdmin } from './require-other-admin';
import { requireConfirmedEmail } from './require-confirmed-email';
import { findUser, listUsers, updateUser, type UserRow } from './repository';

const presentUser = (row: UserRow): User => ({
  id: row.id,
  version: row.version,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  role: row.role,
  account_department: row.department,
  email_confirmed: row.email_confirmed_at !== null,
  is_active: row.is_active,
  has_second_factor: row.has_second_factor,
  created_at: row.created_at.toISOString(),
});

const user = {
  subjectType: 'user',
  present: (row: UserRow) => ({ ...presentUser(row) }),
  find: ({ tx, params, forUpdate }: Pick<FindCall<'users.updateRole'>, 'tx' | 'params' | 'forUpdate'>) =>
    findUser(tx, params.id, forUpdate),
};

/**
 * Older front ends deactivate a ministry with this endpoint, by the number of the ministry. So an office holder's
 * account can only be deactivated by a caller that sends its version and has therefore seen it.
 */
const officeHolder = (
  { first_name: firstName, last_name: lastName, role, is_active: isActive }: UserRow,
  body: { readonly is_active: boolean },
) =>
  isActive && !body.is_active && role !== 'member'
    ? t(
        '{name} holds an office here. Deactivate this account on the screen Users, where you see whose it is.',
        {
          name: `${firstName} ${lastName}`,
        },
      )
    : undefined;

export const usersRoutes: ModuleRoutes = async (app) => {
  const office = { bounds: app.config.bounds, isOffice: true };
  handle(app, 'users.list', async ({ query }) => listResponse(await listUsers(app.db, query), presentUser));

  handleCommand<'users.updateRole', UserRow>(app, 'users.updateRole', {
    ...user,
    verb: 'update_role',
    message: t('The role was changed.'),
    async apply({ tx, params, body }, row) {
      if (row && body.role !== 'admin') await requireOtherAdmin(tx, row);
      if (row && (row.role !== body.role || row.department !== body.department)) {
        requireConfirmedEmail(row, body.role);
        await endAccess(tx, row.id);
      }
      const changed = await updateUser(tx, params.id, { role: body.role, department: body.department });
      if (row && changed) await queueRoleEmail(tx, row, changed);
      return changed;
    },
  });

  handle(
    app,
    'users.resendConfirmation',
    async ({ params, request }) => {
      const isSent = await app.unitOfWork(request, async ({ tx, audit }) => {
        const row = await findUser(tx, params.id, true);
        if (!row) throw problem('not_found');
        refuseOtherVersion(request, presentUser(row));
        if (row.email_confirmed_at) throw problem('conflict', t('This email address is confirmed already.'));
        if (!row.is_active) throw problem('conflict', t('This account is deactivated.'));
        const isQueued = await queueAddressConfirmation(tx, { ...office, language: row.language }, row);
        if (isQueued)
          await audit({ action: 'user.confirmation_send', subjectType: 'user', subjectId: row.id });
        return isQueued;
      });
      if (!isSent)
        throw problem('rate_limited', t('This person got several emails already. Please try again later.'));
      return { success: true, message: t('The email is on its way.') };
    },
    { isVersioned: true },
  );

  handle(
    app,
    'users.endSessions',
    async ({ params, actor, request }) => {
      await app.unitOfWork(request, async ({ tx, audit }) => {
        const row = await findUser(tx, params.id, true);
        if (!row) throw problem('not_found');
        refuseOtherVersion(request, presentUser(row));
        const kept = row.id === actor.id ? request.sessionId : null;
        await endUserSessions(tx, row.id, kept ?? undefined);
        await audit({ action: 'user.sessions_end', subjectType: 'user', subjectId: row.id });
      });
      return { success: true, message: t('This person is signed out everywhere.') };
    },
    { isVersioned: true },
  );
  handleCommand<'users.resetSecondFactor', UserRow>(app, 'users.resetSecondFactor', {
    ...user,
    verb: 'second_factor_reset',
    message: t('Two-step sign-in of this account was switched off.'),
    async apply({ tx, params, actor }, row) {
      if (!row) return undefined;
      if (row.id === actor.id)
        throw problem('conflict', t('Switch off your own two-step sign-in under “Password and devices”.'));
      if (!(await deleteFactors(tx, row.id))) throw problem('conflict', t('Two-step sign-in is not on.'));
      await endAccess(tx, row.id);
      await queueSecondFactorOff(tx, { ...office, language: row.language }, row);
      return updateUser(tx, params.id, {});
    },
  });

  handleCommand<'users.updateStatus', UserRow>(app, 'users.updateStatus', {
    ...user,
    verb: 'update_status',
    message: t('The account was changed.'),
    refuseUnseen: officeHolder,
    async apply({ tx, params, body }, row) {
      if (row && !body.is_active) await requireOtherAdmin(tx, row);
      if (row && row.is_active !== body.is_active) await endAccess(tx, row.id);
      return updateUser(tx, params.id, { is_active: body.is_active });
    },
  });
};
