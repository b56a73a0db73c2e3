import { call } from '@narthex/shared-auth';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { queryOptions } from '@tanstack/react-query';

/** What a leader's dashboard opens with. The person is a part of the key: the next one to sign in sees their own. */
export const overviewQuery = (actorId: number | undefined) =>
  queryOptions({
    queryKey: ['dashboard', 'overview', actorId],
    queryFn: ({ signal }) => call('dashboard.leaderOverview', {}, { signal }).then(({ data }) => data),
  });

/** What waits, by the section that settles it: the counts beside the entries of a menu. */
export function countAttention(overview: LeaderOverview | undefined): {
  events: number;
  announcements: number;
} {
  const count = (kind: LeaderOverview['attention'][number]['kind']) =>
    (overview?.attention ?? [])
      .filter((item) => item.kind === kind)
      .reduce((sum, item) => sum + item.count, 0);
  return { events: count('draft_event'), announcements: count('ending_announcement') };
}
