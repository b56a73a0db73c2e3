import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { AdminDashboard } from '@narthex/shared-contracts/schemas/dashboard';

export const getAdminDashboard = (signal?: AbortSignal) =>
  api.get<Envelope<AdminDashboard>>('/v1/admin/dashboard', { signal }).then(({ data }) => data);
