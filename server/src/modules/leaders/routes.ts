import { z } from 'zod';
import { envelope } from '@narthex/shared-contracts';
import { leaderQuerySchema, leaderSchema } from '@narthex/shared-contracts/schemas/leaders';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { canEditLeaders, canSeeLeader } from './policy';
import { presentLeader } from './presenter';
import { findLeader, listLeaders } from './repository';

export const leadersRoutes: ModuleRoutes = async (app) => {
  const list = {
    schema: { querystring: leaderQuerySchema, response: { 200: envelope(z.array(leaderSchema)) } },
  };
  app.get('/api/v1/leaders', list, async (request) => {
    const { category, status } = request.query;
    const isManager = canEditLeaders(request.actor);
    const rows =
      !isManager && status === 'inactive'
        ? []
        : await listLeaders(app.db, { category, status: isManager ? status : 'active' });
    return { success: true, data: rows.map(presentLeader) };
  });

  const one = { schema: { params: idParams, response: { 200: envelope(leaderSchema) } } };
  app.get('/api/v1/leaders/:id', one, async (request) => {
    const row = await findLeader(app.db, request.params.id);
    if (!row || !canSeeLeader(request.actor, row)) throw problem('not_found');
    return { success: true, data: presentLeader(row) };
  });
};
