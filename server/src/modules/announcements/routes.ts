import { canEdit, editableDepartment, plainDate } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { presentAnnouncement } from './presenter';
import { findAnnouncement, isShownOn, listAnnouncements } from './repository';

export const announcementsRoutes: ModuleRoutes = async (app) => {
  const today = async () => plainDate(new Date(), await readTimeZone(app.db));

  handle(app, 'announcements.list', async ({ query: { featured, active, category }, actor }) => {
    const rows = await listAnnouncements(app.db, {
      today: await today(),
      managed: editableDepartment(actor, 'announcements.manage'),
      activeOnly: active,
      featuredOnly: featured,
      category,
    });
    return { success: true, data: rows.map(presentAnnouncement) };
  });

  handle(app, 'announcements.get', async ({ params, actor }) => {
    const row = await findAnnouncement(app.db, params.id);
    if (!row) throw problem('not_found');
    // What isn't shown (yet, or any more) is only there for the people who manage it.
    if (!isShownOn(row, await today()) && !canEdit(actor, 'announcements.manage', row))
      throw problem('not_found');
    return { success: true, data: presentAnnouncement(row) };
  });
};
