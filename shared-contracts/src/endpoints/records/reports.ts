import { envelope } from '../../api/envelope';
import {
  activityReportSchema,
  contentReportSchema,
  donationsReportSchema,
  engagementReportSchema,
  reportQuerySchema,
} from '../../schemas/reports';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of reports; each report is also available as CSV. */
export const reportsEndpoints = defineEndpoints({
  'reports.donations': {
    capability: 'giving.read',
    query: reportQuerySchema,
    response: envelope(donationsReportSchema),
  },
  'reports.engagement': {
    capability: 'reports.read',
    query: reportQuerySchema,
    response: envelope(engagementReportSchema),
  },
  'reports.content': {
    capability: 'reports.read',
    query: reportQuerySchema,
    response: envelope(contentReportSchema),
  },
  'reports.activity': {
    capability: 'reports.read',
    query: reportQuerySchema,
    response: envelope(activityReportSchema),
  },
});
