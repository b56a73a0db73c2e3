import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';

export async function listActiveLeaders(signal?: AbortSignal): Promise<Leader[]> {
  const response = await api.get<Envelope<Leader[]>>('/v1/leaders', { signal, params: { status: 'active' } });
  if (!response.success) throw new Error(response.message ?? 'The leaders could not be read');
  return response.data.filter((leader) => leader.status === 'active');
}
