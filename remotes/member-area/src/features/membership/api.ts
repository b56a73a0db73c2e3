import { call } from '@narthex/shared-auth';

export const getMemberOverview = (signal?: AbortSignal) =>
  call('dashboard.memberOverview', {}, { signal }).then(({ data }) => data);
