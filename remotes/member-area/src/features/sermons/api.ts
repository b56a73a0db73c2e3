import { call } from '@narthex/shared-auth';
import { LIMITS } from '@narthex/shared-contracts';

export const listRecentSermons = (signal?: AbortSignal) =>
  call('sermons.list', { query: { limit: LIMITS.dashboardList, recent: true } }, { signal }).then(
    ({ data }) => data,
  );
