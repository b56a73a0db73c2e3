import { canEdit, editableDepartment, plainDate } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { presentAnnouncement } from './presenter';
import { announcementStore, isShownOn, listAnnouncements } from './repository';
import { handleRowCommands } from '../../writes/rows/row-commands';
import { findActingMinistry } from '../../requests/find-acting-ministry';
import { readTimeZone } from '../../site/site-repository';

export const announcementsRoutes: ModuleRoutes = async (app) => {
  const today = async () => plainDate(new Date(), (await app.currentSite()).time_zone);

  handle(app, 'announcements.list', async ({ query, actor }) => {
    if (query.mine && !actor) throw problem('unauthenticated');
    const managed = editableDepartment(actor, 'announcements.manage');
    const day = await today();
    const listed = await listAnnouncements(app.db, query, { today: day, managed });
    return listResponse(listed, (row) => presentAnnouncement(row, day));
  });

  handle(app, 'announcements.get', async ({ params, actor }) => {
    const row = await announcementStore.find(app.db, params.id);
    if (!row) throw problem('not_found');
    // A hidden, future or expired announcement is visible only to the people who manage it.
    const day = await today();
    if (!isShownOn(row, day) && !canEdit(actor, 'announcements.manage', row)) throw problem('not_found');
    return { success: true, data: presentAnnouncement(row, day) };
  });

  handleRowCommands(app, 'announcements', {
    subjectType: 'announcement',
    noun: t('Announcement'),
    store: announcementStore,
    owner: ({ department }) => ({ department }),
    getNewColumns: ({ actor }) => ({ department: findActingMinistry(actor), created_by: actor.id }),
    present: async (row, { tx }) => ({
      ...presentAnnouncement(row, plainDate(new Date(), await readTimeZone(tx))),
    }),
  });
};
