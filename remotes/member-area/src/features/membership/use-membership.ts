import { useSession } from '@narthex/shared-auth';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { getMemberOverview } from './api';

const membershipQuery = (memberId: number | undefined) =>
  queryOptions({
    queryKey: ['member-area', 'membership', memberId],
    queryFn: ({ signal }) => getMemberOverview(signal),
  });

/** The signed-in member's own figures and ministries. */
export function useMembership() {
  return useQuery(membershipQuery(useSession((session) => session.actor?.id)));
}
