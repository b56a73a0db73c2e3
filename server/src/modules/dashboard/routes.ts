import { DASHBOARD_LIST_SIZE, type Actor } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { readLanguage, sayIn, type Say } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../../site/site-repository';
import { countByMonth } from './stored-figures-repository';
import { activityTypes, figuresFor, visibilityFor } from './policy';
import { presentActivities, presentMinistries, presentTotals } from './presenter';
import { sumProjects } from './overview-repository';
import { countDepartmentTotals, countTotals, listActivities, listMinistries } from './repository';
import { firstDayRoutes } from './first-day/first-day-routes';
import { overviewRoutes } from './overview-routes';

export const dashboardRoutes: ModuleRoutes = async (app) => {
  await app.register(overviewRoutes);
  await app.register(firstDayRoutes);

  const recentActivities = async (actor: Actor, limit: number, say: Say) => {
    const visibility = visibilityFor(actor);
    const { department } = visibility;
    const rows = await listActivities(app.db, { types: activityTypes(visibility), department, limit });
    return presentActivities(rows, await readTimeZone(app.db), say);
  };
  handle(app, 'dashboard.admin', async ({ actor, request }) => {
    const figures = figuresFor(actor);
    if (figures === 'none') throw problem('forbidden');
    const department = figures === 'all' ? null : figures;
    const totals = department ? await countDepartmentTotals(app.db, department) : await countTotals(app.db);
    const data = {
      ...presentTotals(totals),
      raised_for_projects: visibilityFor(actor).seesFunds
        ? ((await sumProjects(app.db))?.raised ?? null)
        : null,
      recent_activities: await recentActivities(actor, DASHBOARD_LIST_SIZE, sayIn(readLanguage(request))),
      ministries: department ? [] : presentMinistries(await listMinistries(app.db)),
    };
    return { success: true, data, ...data };
  });

  handle(app, 'dashboard.statistics', async () => ({
    success: true,
    data: presentTotals(await countTotals(app.db)),
  }));

  handle(app, 'dashboard.recentActivities', async ({ actor, query, request }) => ({
    success: true,
    data: await recentActivities(actor, query.limit, sayIn(readLanguage(request))),
  }));

  handle(app, 'dashboard.monthlyStatistics', async () => ({
    success: true,
    data: await countByMonth(app.db, await readTimeZone(app.db)),
  }));
};
