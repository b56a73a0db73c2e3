import type { SessionUser } from '@narthex/shared-auth';
import { Badge } from '@narthex/shared-ui';
import { FactList } from './fact-list';
import { longDate } from './long-date';

/** The address, and whether the person showed that it is theirs. */
function Email({ user: { email, email_confirmed: isConfirmed } }: { user: SessionUser }) {
  return (
    <>
      {email} {isConfirmed === true ? <Badge tone="good">Confirmed</Badge> : null}
      {isConfirmed === false ? <Badge tone="warn">Not confirmed</Badge> : null}
    </>
  );
}

/** The profile to read. */
export function ProfileDetails({ user, memberSince }: { user: SessionUser; memberSince: string }) {
  return (
    <FactList
      columns={2}
      facts={[
        { label: 'First Name', value: user.first_name },
        { label: 'Last Name', value: user.last_name },
        { label: 'Email', value: <Email user={user} /> },
        { label: 'Phone', value: user.phone },
        { label: 'Date of Birth', value: user.date_of_birth ? longDate(user.date_of_birth) : null },
        { label: 'Member Since', value: memberSince },
        { label: 'Address', value: user.address },
      ]}
    />
  );
}
