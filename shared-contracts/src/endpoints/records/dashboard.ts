import { z } from 'zod';
import { envelope } from '../../api/envelope';
import {
  activitiesQuerySchema,
  activitySchema,
  adminDashboardResponseSchema,
  leaderOverviewSchema,
  memberOverviewSchema,
  monthlyStatisticsSchema,
  totalsSchema,
} from '../../schemas/dashboard';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of the figures that dashboards open with. */
export const dashboardEndpoints = defineEndpoints({
  /**
   * Returns the figures of the whole church, or those of the leader's department. Older clients request it
   * with a doubled prefix.
   */
  'dashboard.admin': {
    capability: 'overview.read',
    aliases: ['/api/api/v1/admin/dashboard'],
    response: adminDashboardResponseSchema,
  },
  'dashboard.statistics': { capability: 'figures.read', response: envelope(totalsSchema) },
  'dashboard.recentActivities': {
    capability: 'figures.read',
    query: activitiesQuerySchema,
    response: envelope(z.array(activitySchema)),
  },
  'dashboard.monthlyStatistics': {
    capability: 'figures.read',
    response: envelope(z.array(monthlyStatisticsSchema)),
  },
  'dashboard.leaderOverview': { capability: 'overview.read', response: envelope(leaderOverviewSchema) },
  'dashboard.memberOverview': {
    capability: 'account.use',
    aliases: ['/api/member/dashboard'],
    response: envelope(memberOverviewSchema),
  },
});
