import { call } from '@narthex/shared-auth';
import type { LeaderCategory } from '@narthex/shared-contracts/enums';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { readTotal } from '../../data/read-list';

/** Describes which part of the directory is shown. Without a category, it is the whole directory. */
export interface LeadersView {
  readonly category?: LeaderCategory | null;
  readonly page?: number;
  readonly limit?: number;
}

/** Describes a page of the directory and the total number of leaders. */
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
  // Some servers ignore the parameters, so the filter is applied here again.
  const leaders = response.data.filter(
    (leader) => leader.status === 'active' && (!category || leader.category === category),
  );
  return { leaders: limit ? leaders.slice(0, limit) : leaders, total: readTotal(response) };
}
