import { useCurrentUser } from '@narthex/shared-auth';
import { plainDate } from '@narthex/shared-contracts';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { useMembership } from '../../features/membership/use-membership';
import { longDate } from '../../features/profile/view/long-date';

/** Since when the person is a member, in words; the day of the account where the clerk's date isn't known. */
export function useMemberSince(): string {
  const user = useCurrentUser();
  const timeZone = useTimeZone();
  const { data, isPending } = useMembership();
  if (isPending || !user) return '…';
  return longDate(data?.membership_since ?? plainDate(user.created_at, timeZone));
}
