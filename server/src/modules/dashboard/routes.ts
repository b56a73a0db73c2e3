import { z } from 'zod';
import { LIMITS, envelope } from '@narthex/shared-contracts';
import { activitySchema, adminDashboardSchema } from '@narthex/shared-contracts/schemas/dashboard';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { activityTypes, reachOf } from './policy';
import { presentActivities, presentMinistries, presentTotals } from './presenter';
import { countByMonth, countTotals, listActivities, listMinistries } from './repository';

const totalsSchema = adminDashboardSchema.omit({ recent_activities: true, ministries: true });

const monthSchema = z.object({
  month: z.string(),
  events: z.number().int(),
  members: z.number().int(),
  prayer_requests: z.number().int(),
  sermons: z.number().int(),
});

const limitQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(LIMITS.dashboardList) });

export const dashboardRoutes: ModuleRoutes = async (app) => {
  const dashboard = { schema: { response: { 200: envelope(adminDashboardSchema) } } };
  for (const address of ['/api/v1/admin/dashboard', '/api/api/v1/admin/dashboard']) {
    app.get(address, dashboard, async (request) => {
      if (!request.actor) throw problem('unauthenticated');
      const reach = reachOf(request.actor);
      const totals = await countTotals(app.db);
      const activities = await listActivities(app.db, {
        types: activityTypes(reach),
        department: reach.department,
        limit: LIMITS.dashboardList,
      });
      return {
        success: true,
        data: {
          ...presentTotals(totals),
          recent_activities: presentActivities(activities),
          ministries: presentMinistries(await listMinistries(app.db)),
        },
      };
    });
  }

  app.get(
    '/api/v1/admin/statistics',
    { schema: { response: { 200: envelope(totalsSchema) } } },
    async () => ({
      success: true,
      data: presentTotals(await countTotals(app.db)),
    }),
  );

  const activities = {
    schema: { querystring: limitQuery, response: { 200: envelope(z.array(activitySchema)) } },
  };
  app.get('/api/v1/admin/recent-activities', activities, async (request) => {
    if (!request.actor) throw problem('unauthenticated');
    const reach = reachOf(request.actor);
    const { limit } = request.query;
    const rows = await listActivities(app.db, {
      types: activityTypes(reach),
      department: reach.department,
      limit,
    });
    return { success: true, data: presentActivities(rows) };
  });

  app.get(
    '/api/v1/admin/monthly-stats',
    { schema: { response: { 200: envelope(z.array(monthSchema)) } } },
    async () => ({
      success: true,
      data: await countByMonth(app.db, await readTimeZone(app.db)),
    }),
  );
};
