import { call } from '@narthex/shared-auth';
import { DASHBOARD_LIST_SIZE } from '@narthex/shared-contracts';

export const listRecentSermons = (signal?: AbortSignal) =>
  call('sermons.list', { query: { limit: DASHBOARD_LIST_SIZE, recent: true } }, { signal }).then(
    ({ data }) => data,
  );
