import { LIMITS, envelope, plainDate } from '@narthex/shared-contracts';
import { leaderOverviewSchema, memberOverviewSchema } from '@narthex/shared-contracts/schemas/dashboard';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { readTimeZone } from '../site/repository';
import { countAttended, countOwnPrayers, findMembership, listOwnMinistries } from './member-repository';
import { attentionFor, figuresFor } from './overview';
import { countEventsByMonth, listNextEvents } from './overview-repository';
import { activityTypes, reachOf } from './policy';
import { presentActivities, presentNextEvents } from './presenter';
import { listActivities } from './repository';

const LIST = LIMITS.dashboardList;

export const overviewRoutes: ModuleRoutes = async (app) => {
  const overview = { schema: { response: { 200: envelope(leaderOverviewSchema) } } };
  app.get('/api/v1/dashboard/overview', overview, async (request) => {
    if (!request.actor) throw problem('unauthenticated');
    const reach = reachOf(request.actor);
    const { department } = reach;
    const timeZone = await readTimeZone(app.db);
    const now = new Date();
    const withDrafts = department !== null || reach.seesPeople;
    const upcoming = await listNextEvents(app.db, { department, now, limit: LIST, withDrafts });
    const activities = await listActivities(app.db, { types: activityTypes(reach), department, limit: LIST });
    return {
      success: true,
      data: {
        attention: await attentionFor(app.db, reach, { now, timeZone }),
        figures: await figuresFor(app.db, reach, { now, timeZone }),
        upcoming: presentNextEvents(upcoming),
        activities: presentActivities(activities),
        events_by_month: await countEventsByMonth(app.db, department, timeZone),
      },
    };
  });

  const own = { schema: { response: { 200: envelope(memberOverviewSchema) } } };
  app.get('/api/v1/member/overview', own, async (request) => {
    if (!request.actor) throw problem('unauthenticated');
    const { id } = request.actor;
    const membership = await findMembership(app.db, id);
    if (!membership) throw problem('not_found');
    const ministries = await listOwnMinistries(app.db, id);
    return {
      success: true,
      data: {
        membership_since:
          membership.membershipDate ?? plainDate(membership.createdAt, await readTimeZone(app.db)),
        prayer_requests_count: await countOwnPrayers(app.db, id),
        events_attended: await countAttended(app.db, id, new Date()),
        ministries_joined: ministries.length,
        ministries,
      },
    };
  });
};
