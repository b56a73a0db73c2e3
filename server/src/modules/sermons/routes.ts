import { canEdit } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSermon, presentSermonPage } from './presenter';
import { findSermon, listSermonFilters, listSermons } from './repository';
import { findSermonFiles } from './sermon-file-repository';
import { sermonCommands } from './commands';
import { sermonUploadRoutes } from './upload-routes';

export const sermonsRoutes: ModuleRoutes = async (app) => {
  await app.register(sermonCommands);
  await app.register(sermonUploadRoutes);

  handle(app, 'sermons.list', async ({ query, actor }) => {
    // The list of recent sermons is the same for everybody; editors manage sermons with the plain list.
    const which = !query.recent && canEdit(actor, 'sermons.manage') ? 'all' : 'published';
    const listed = await listSermons(app.db, query, which);
    const files = await findSermonFiles(app.db, listed.rows);
    const present = which === 'all' ? presentSermonPage : presentSermon;
    return listResponse(listed, (row) => present(row, files));
  });

  handle(app, 'sermons.filters', async () => ({ success: true, data: await listSermonFilters(app.db) }));

  handle(app, 'sermons.get', async ({ params, actor }) => {
    const row = await findSermon(app.db, params.id);
    // Drafts and archived sermons are visible only to the people who manage them.
    if (!row || (row.status !== 'published' && !canEdit(actor, 'sermons.manage'))) throw problem('not_found');
    return { success: true, data: presentSermonPage(row, await findSermonFiles(app.db, [row])) };
  });
};
