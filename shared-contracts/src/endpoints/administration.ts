import { z } from 'zod';
import { doneSchema, envelope } from '../envelope';
import { listEnvelope } from '../list-query';
import {
  activitiesQuerySchema,
  activitySchema,
  adminDashboardSchema,
  leaderOverviewSchema,
  memberOverviewSchema,
  monthlyStatisticsSchema,
  totalsSchema,
} from '../schemas/dashboard';
import { proposalQuerySchema, proposalSchema, rejectionSchema } from '../schemas/proposals';
import { defineEndpoints } from './define-endpoints';

/** Figures, settings, approvals, reports: what dashboards open with and the whole site is steered by. */
export const administrationEndpoints = defineEndpoints({
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
  'dashboard.memberOverview': { capability: 'account.use', response: envelope(memberOverviewSchema) },

  'settings.get': { capability: 'settings.read' },
  'settings.update': { capability: 'settings.manage', invalidates: ['site'] },

  'proposals.listPending': {
    capability: 'content.approve',
    query: proposalQuerySchema,
    response: listEnvelope(proposalSchema),
  },
  'proposals.listOwn': {
    capability: 'account.use',
    query: proposalQuerySchema,
    response: listEnvelope(proposalSchema),
  },
  'proposals.approve': { capability: 'content.approve', response: doneSchema },
  'proposals.reject': {
    capability: 'content.approve',
    query: rejectionSchema,
    body: rejectionSchema.nullish(),
    response: doneSchema,
  },

  'reports.donations': { capability: 'giving.read' },
  'reports.engagement': { capability: 'figures.read' },
  'reports.content': { capability: 'figures.read' },
  'notifications.sendBulk': { capability: 'notifications.send' },
});
