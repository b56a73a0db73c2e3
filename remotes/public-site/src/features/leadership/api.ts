import { call } from '@narthex/shared-auth';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';

export async function listActiveLeaders(signal?: AbortSignal): Promise<Leader[]> {
  const response = await call('leaders.list', { query: { status: 'active' } }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The leaders could not be read');
  return response.data.filter((leader) => leader.status === 'active');
}
