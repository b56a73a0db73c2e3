import { useCurrentUser } from '@narthex/shared-auth';
import { plainDate } from '@narthex/shared-contracts';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { useMembership } from '../../features/membership/use-membership';
import { longDate } from '../../features/profile/view/long-date';

/**
 * Returns the date since when the person is a member. If the register has none, it is the day the account was created.
 */
export function useMemberSince(): string {
  const user = useCurrentUser();
  const timeZone = useTimeZone();
  const { data, isPending } = useMembership();
  if (isPending || !user) return '…';
  return longDate(data?.membership_since ?? plainDate(user.created_at, timeZone));
}
