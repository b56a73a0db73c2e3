import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { MemberOverview } from '@narthex/shared-contracts/schemas/dashboard';

export const getMemberOverview = (signal?: AbortSignal) =>
  api.get<Envelope<MemberOverview>>('/v1/member/overview', { signal }).then(({ data }) => data);
