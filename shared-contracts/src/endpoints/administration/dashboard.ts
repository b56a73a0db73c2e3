import { z } from 'zod';
import { envelope } from '../../api/envelope';
import {
  activitiesQuerySchema,
  activitySchema,
  adminDashboardSchema,
  leaderOverviewSchema,
  memberOverviewSchema,
  monthlyStatisticsSchema,
  totalsSchema,
} from '../../schemas/administration/dashboard';
import { defineEndpoints } from '../define-endpoints';

/** The figures that dashboards open with. */
export const dashboardEndpoints = defineEndpoints({
  'dashboard.admin': { capability: 'figures.read', response: envelope(adminDashboardSchema) },
  'dashboard.leader': { capability: 'overview.read', response: envelope(adminDashboardSchema) },
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
