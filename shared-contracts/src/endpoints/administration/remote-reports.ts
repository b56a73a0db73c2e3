import { remoteReportSchema } from '../../schemas/administration/delivery';
import { defineEndpoints } from '../define-endpoints';

/** What browsers report of remotes. */
export const remoteReportsEndpoints = defineEndpoints({
  'remoteReports.submit': { capability: 'public', body: remoteReportSchema, status: 204 },
});
