import { broadcastsEndpoints } from './broadcasts';
import { dashboardEndpoints } from './dashboard';
import { deliveryEndpoints } from './delivery';
import { notificationsEndpoints } from './notifications';
import { oversightEndpoints } from './oversight';
import { proposalsEndpoints } from './proposals';
import { reportsEndpoints } from './reports';
import { settingsEndpoints } from './settings';

export const administrationEndpoints = {
  ...broadcastsEndpoints,
  ...dashboardEndpoints,
  ...deliveryEndpoints,
  ...notificationsEndpoints,
  ...oversightEndpoints,
  ...proposalsEndpoints,
  ...reportsEndpoints,
  ...settingsEndpoints,
} as const;
