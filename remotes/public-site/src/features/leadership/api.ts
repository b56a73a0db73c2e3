import { call } from '@narthex/shared-auth';
import type { LeaderCategory } from '@narthex/shared-contracts/enums';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { readTotal } from '../../data/read-list';

/** Which part of the directory is shown; no category is all of them. */
export interface LeadersView {
  readonly category?: LeaderCategory | null;
  readonly page?: number;
  readonly limit?: number;
}

/** A page of the directory, and how many leaders there are in all. */
export interface ListedLeaders {
  readonly leaders: readonly Leader[];
  readonly total: number;
}

export async function listActiveLeaders(
  { category, page, limit }: LeadersView,
  signal?: AbortSignal,
): Promise<ListedLeaders> {
  const query = {
    status: 'active',
    ...(category && { category }),
    ...(page && { page }),
    ...(limit && { limit }),
  } as const;
  const response = await call('leaders.list', { query }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The leaders could not be read');
  // Another back end may not know the parameters.
  const leaders = response.data.filter(
    (leader) => leader.status === 'active' && (!category || leader.category === category),
  );
  return { leaders: limit ? leaders.slice(0, limit) : leaders, total: readTotal(response) };
}
