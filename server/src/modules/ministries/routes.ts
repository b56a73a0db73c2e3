import { canEdit } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { ministryPageRoutes } from './page-routes';
import { presentMinistry } from './presenter';
import { listMinistries, ministryStore } from './repository';

export const ministriesRoutes: ModuleRoutes = async (app) => {
  await app.register(ministryPageRoutes);

  handle(app, 'ministries.list', async ({ query, actor }) => {
    const which = canEdit(actor, 'ministries.manage') ? 'all' : 'active';
    return listResponse(await listMinistries(app.db, query, which), presentMinistry);
  });

  handle(app, 'ministries.get', async ({ params, actor }) => {
    const row = await ministryStore.find(app.db, params.id);
    if (!row || (!row.is_active && !canEdit(actor, 'ministries.manage')))
      throw problem('not_found', t('Ministry not found'));
    return { success: true, data: presentMinistry(row) };
  });

  handleRowCommands(app, 'ministries', {
    subjectType: 'ministry',
    noun: t('Ministry'),
    messages: {
      create: t('Ministry created successfully'),
      update: t('Ministry updated successfully'),
      delete: t('Ministry deleted successfully'),
    },
    store: ministryStore,
    getColumns: ({ meetingTime, isActive, ministryPage }) => ({
      meeting_time: meetingTime,
      is_active: isActive,
      ministry_page: ministryPage,
    }),
    getInput: (row) => ({
      meetingTime: row.meeting_time,
      isActive: row.is_active,
      ministryPage: row.ministry_page,
    }),
    present: (row) => ({ title: row.name, ...presentMinistry(row) }),
    // The ministry is deactivated instead of deleted, so that its memberships stay on record.
    retire: ({ tx }, { id }) => ministryStore.update(tx, id, { is_active: false }),
  });
};
