import { broadcastsEndpoints } from './broadcasts';
import { dashboardEndpoints } from './dashboard';
import { notificationsEndpoints } from './notifications';
import { oversightEndpoints } from './oversight';
import { proposalsEndpoints } from './proposals';
import { remoteReportsEndpoints } from './remote-reports';
import { reportsEndpoints } from './reports';
import { settingsEndpoints } from './settings';

export const administrationEndpoints = {
  ...broadcastsEndpoints,
  ...dashboardEndpoints,
  ...notificationsEndpoints,
  ...oversightEndpoints,
  ...proposalsEndpoints,
  ...remoteReportsEndpoints,
  ...reportsEndpoints,
  ...settingsEndpoints,
} as const;
