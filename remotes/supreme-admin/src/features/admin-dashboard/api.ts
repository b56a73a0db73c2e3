import { call } from '@narthex/shared-auth';

export const getAdminDashboard = (signal?: AbortSignal) =>
  call('dashboard.admin', {}, { signal }).then(({ data }) => data);
