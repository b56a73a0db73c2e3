import { canEdit } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentSermon, presentSermonPage } from './presenter';
import { countPublishedSermons, findSermon, listPublishedSermons } from './repository';
import { findSermonFiles } from './sermon-files';

export const sermonsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'sermons.list', async ({ query: { page, limit } }) => {
    const rows = await listPublishedSermons(app.db, limit, page);
    const files = await findSermonFiles(app.db, rows);
    const meta = { page, limit, total: await countPublishedSermons(app.db) };
    return { success: true, data: rows.map((row) => presentSermon(row, files)), meta };
  });

  handle(app, 'sermons.get', async ({ params, actor }) => {
    const row = await findSermon(app.db, params.id);
    // Drafts and archived sermons are only there for the people who manage them.
    if (!row || (row.status !== 'published' && !canEdit(actor, 'sermons.manage'))) throw problem('not_found');
    return { success: true, data: presentSermonPage(row, await findSermonFiles(app.db, [row])) };
  });
};
