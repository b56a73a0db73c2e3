import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { prayerQuerySchema, publicPrayerSchema } from '@narthex/shared-contracts/schemas/prayer';
import { VISITOR_POST_LIMIT } from '../../plugins/external/rate-limit';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { personOf } from '../visitor-device';
import { isOnWall } from './policy';
import { prayerFormOf, readSubmission } from './prayer-values';
import { presentPublicPrayer } from './presenter';
import { findPrayer, insertPrayer, listWall, markPrayed } from './repository';

const wallSchema = envelope(z.array(publicPrayerSchema)).extend({
  meta: z.object({ page: z.number().int(), limit: z.number().int(), total: z.number().int() }),
});

const idAnswer = envelope(z.object({ id: z.number().int() }));
const prayedAnswer = envelope(z.object({ prayed_count: z.number().int() }));

export const prayerRoutes: ModuleRoutes = async (app) => {
  const wall = { schema: { querystring: prayerQuerySchema, response: { 200: wallSchema } } };
  app.get('/api/v1/prayer-requests/public', wall, async (request) => {
    const { page, limit } = request.query;
    const { rows, total } = await listWall(app.db, page, limit);
    return { success: true, data: rows.map(presentPublicPrayer), meta: { page, limit, total } };
  });

  const submit = {
    config: VISITOR_POST_LIMIT,
    schema: { body: z.record(z.string(), z.unknown()), response: { 201: idAnswer } },
  };
  app.post('/api/v1/prayer-requests', submit, async (request, reply) => {
    const { body, user } = request;
    const { values, message } = readSubmission(body, prayerFormOf(body), user);
    const id = await insertPrayer(app.db, values);
    return reply.code(201).send({ success: true, data: { id }, message });
  });

  const pray = { config: VISITOR_POST_LIMIT, schema: { params: idParams, response: { 200: prayedAnswer } } };
  app.post('/api/v1/prayer-requests/:id/pray', pray, async (request, reply) => {
    const prayer = await findPrayer(app.db, request.params.id);
    if (!prayer || !isOnWall(prayer)) throw problem('not_found');
    const prayed = await markPrayed(app.db, prayer.id, personOf(request, reply));
    return { success: true, data: { prayed_count: prayed }, message: 'Thank you for praying.' };
  });
};
