import { call } from '@narthex/shared-auth';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { queryOptions } from '@tanstack/react-query';
import type { AttentionPlace } from '../dashboard-frame/dashboard-section';
import { findPlaceOf } from './attention-link';

/**
 * Returns the query of a leader's overview. Its key contains the account, so that the next person who signs in gets
 * their own.
 */
export const overviewQuery = (actorId: number | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'overview', actorId],
    queryFn: ({ signal }) => call('dashboard.leaderOverview', {}, { signal }).then(({ data }) => data),
  });

/** Counts the open items by section, for the badges beside the entries of a menu. */
export function countAttention(
  overview: LeaderOverview | undefined,
): Readonly<Partial<Record<AttentionPlace, number>>> {
  const counts: Partial<Record<AttentionPlace, number>> = {};
  for (const { kind, count } of overview?.attention ?? []) {
    const place = findPlaceOf(kind);
    if (place) counts[place] = (counts[place] ?? 0) + count;
  }
  return counts;
}
