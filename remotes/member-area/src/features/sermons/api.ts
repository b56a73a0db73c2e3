import { api } from '@narthex/shared-auth';
import { LIMITS, type Envelope } from '@narthex/shared-contracts';
import type { Sermon } from '@narthex/shared-contracts/schemas/dashboard';

export const listRecentSermons = (signal?: AbortSignal) =>
  api
    .get<Envelope<readonly Sermon[]>>('/v1/sermons', {
      params: { limit: LIMITS.dashboardList, recent: true },
      signal,
    })
    .then(({ data }) => data);
