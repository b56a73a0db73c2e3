import { call, useSession } from '@narthex/shared-auth';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';

const membershipQuery = (memberId: number | undefined) =>
  queryOptions({
    queryKey: ['member-area', 'membership', memberId],
    queryFn: ({ signal }) => call('dashboard.memberOverview', {}, { signal }).then(({ data }) => data),
  });

/** Loads the figures and ministries of the signed-in member. */
export function useMembership() {
  return useQuery(membershipQuery(useSession((session) => session.actor?.id)));
}
