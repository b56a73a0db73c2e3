import { useSession } from '@narthex/shared-auth';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { getMemberOverview } from './api';

const membershipQuery = (memberId: number | undefined) =>
  queryOptions({
    queryKey: ['member-area', 'membership', memberId],
    queryFn: ({ signal }) => getMemberOverview(signal),
  });

/** Loads the figures and ministries of the signed-in member. */
export function useMembership() {
  return useQuery(membershipQuery(useSession((session) => session.actor?.id)));
}
