import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';

export async function listActiveLeaders(signal?: AbortSignal): Promise<Leader[]> {
  const answer = await api.get<Envelope<Leader[]>>('/v1/leaders', { signal, params: { status: 'active' } });
  if (!answer.success) throw new Error(answer.message ?? 'The leaders could not be read');
  return answer.data.filter((leader) => leader.status === 'active');
}
