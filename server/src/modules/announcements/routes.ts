import { z } from 'zod';
import { envelope, plainDate } from '@narthex/shared-contracts';
import { announcementQuerySchema, announcementSchema } from '@narthex/shared-contracts/schemas/announcements';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { readTimeZone } from '../site/repository';
import { canSeeHiddenAnnouncement, managedAnnouncements } from './policy';
import { presentAnnouncement } from './presenter';
import { findAnnouncement, isShownOn, listAnnouncements } from './repository';

export const announcementsRoutes: ModuleRoutes = async (app) => {
  const today = async () => plainDate(new Date(), await readTimeZone(app.db));

  const list = {
    schema: {
      querystring: announcementQuerySchema,
      response: { 200: envelope(z.array(announcementSchema)) },
    },
  };
  app.get('/api/v1/announcements', list, async (request) => {
    const { featured, active, category } = request.query;
    const rows = await listAnnouncements(app.db, {
      today: await today(),
      managed: managedAnnouncements(request.actor),
      activeOnly: active,
      featuredOnly: featured,
      category,
    });
    return { success: true, data: rows.map(presentAnnouncement) };
  });

  const one = { schema: { params: idParams, response: { 200: envelope(announcementSchema) } } };
  app.get('/api/v1/announcements/:id', one, async (request) => {
    const row = await findAnnouncement(app.db, request.params.id);
    if (!row) throw problem('not_found');
    if (!isShownOn(row, await today()) && !canSeeHiddenAnnouncement(request.actor, row))
      throw problem('not_found');
    return { success: true, data: presentAnnouncement(row) };
  });
};
