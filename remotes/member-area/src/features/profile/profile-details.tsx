import type { SessionUser } from '@narthex/shared-auth';
import { FactList } from './fact-list';
import { longDate } from './long-date';

/** The profile to read. */
export function ProfileDetails({ user, memberSince }: { user: SessionUser; memberSince: string }) {
  return (
    <FactList
      columns={2}
      facts={[
        { label: 'First Name', value: user.first_name },
        { label: 'Last Name', value: user.last_name },
        { label: 'Email', value: user.email },
        { label: 'Phone', value: user.phone },
        { label: 'Date of Birth', value: user.date_of_birth ? longDate(user.date_of_birth) : null },
        { label: 'Member Since', value: memberSince },
        { label: 'Address', value: user.address },
      ]}
    />
  );
}
