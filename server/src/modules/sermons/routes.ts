import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { publicSermonSchema, sermonPageSchema } from '@narthex/shared-contracts/schemas/sermons';
import { checkbox } from '@narthex/shared-contracts/schemas/text';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { canSeeSermon } from './policy';
import { presentSermon, presentSermonPage } from './presenter';
import { countPublishedSermons, findSermon, listPublishedSermons } from './repository';
import { filesOf } from './sermon-files';

const MOST_LISTED = 500;

/** `recent` changes nothing: the newest always come first. */
const sermonQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(MOST_LISTED),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  recent: checkbox(false),
});

const listSchema = envelope(z.array(publicSermonSchema)).extend({
  meta: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
});

export const sermonsRoutes: ModuleRoutes = async (app) => {
  const list = { schema: { querystring: sermonQuery, response: { 200: listSchema } } };
  app.get('/api/v1/sermons', list, async (request) => {
    const { page, limit } = request.query;
    const rows = await listPublishedSermons(app.db, limit, page);
    const files = await filesOf(app.db, rows);
    const meta = { page, limit, total: await countPublishedSermons(app.db) };
    return { success: true, data: rows.map((row) => presentSermon(row, files)), meta };
  });

  const one = { schema: { params: idParams, response: { 200: envelope(sermonPageSchema) } } };
  app.get('/api/v1/sermons/:id', one, async (request) => {
    const row = await findSermon(app.db, request.params.id);
    if (!row || !canSeeSermon(request.actor, row)) throw problem('not_found');
    return { success: true, data: presentSermonPage(row, await filesOf(app.db, [row])) };
  });
};
