import { canEdit, editableDepartment, plainDate } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { presentAnnouncement } from './presenter';
import { findAnnouncement, isShownOn, listAnnouncements } from './repository';

export const announcementsRoutes: ModuleRoutes = async (app) => {
  const today = async () => plainDate(new Date(), await readTimeZone(app.db));

  handle(app, 'announcements.list', async ({ query, actor }) => {
    const managed = editableDepartment(actor, 'announcements.manage');
    const listed = await listAnnouncements(app.db, query, { today: await today(), managed });
    return listResponse(listed, presentAnnouncement);
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
