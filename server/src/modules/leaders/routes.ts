import { canEdit } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentLeader } from './presenter';
import { findLeader, listLeaders } from './repository';

export const leadersRoutes: ModuleRoutes = async (app) => {
  handle(app, 'leaders.list', async ({ query: { category, status }, actor }) => {
    const isEditor = canEdit(actor, 'leaders.manage');
    const rows =
      !isEditor && status === 'inactive'
        ? []
        : await listLeaders(app.db, { category, status: isEditor ? status : 'active' });
    return { success: true, data: rows.map(presentLeader) };
  });

  handle(app, 'leaders.get', async ({ params, actor }) => {
    const row = await findLeader(app.db, params.id);
    // Former leaders are only there for the people who manage the directory.
    if (!row || (row.status !== 'active' && !canEdit(actor, 'leaders.manage'))) throw problem('not_found');
    return { success: true, data: presentLeader(row) };
  });
};
