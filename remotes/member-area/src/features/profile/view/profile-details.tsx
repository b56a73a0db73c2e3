import type { SessionUser } from '@narthex/shared-auth';
import { Badge } from '@narthex/shared-ui';
import { FactList } from './fact-list';
import { longDate } from './long-date';

interface EmailProps {
  user: SessionUser;
  /** Holds a new address that isn't confirmed yet. */
  pendingEmail: string | null;
}

/** Renders the address and whether it is confirmed. */
function Email({ user: { email, email_confirmed: isConfirmed }, pendingEmail }: EmailProps) {
  return (
    <>
      {email} {isConfirmed === true ? <Badge tone="good">Confirmed</Badge> : null}
      {isConfirmed === false ? <Badge tone="warn">Not confirmed</Badge> : null}
      {pendingEmail !== null && pendingEmail !== email ? (
        <p>
          We sent a link to <b>{pendingEmail}</b>. Open it to sign in with that address; until then this one
          stays.
        </p>
      ) : null}
    </>
  );
}

/** Renders the profile without a form. */
export function ProfileDetails({ user, memberSince, pendingEmail }: EmailProps & { memberSince: string }) {
  return (
    <FactList
      columns={2}
      facts={[
        { label: 'First Name', value: user.first_name },
        { label: 'Last Name', value: user.last_name },
        { label: 'Email', value: <Email user={user} pendingEmail={pendingEmail} /> },
        { label: 'Phone', value: user.phone },
        { label: 'Date of Birth', value: user.date_of_birth ? longDate(user.date_of_birth) : null },
        { label: 'Member Since', value: memberSince },
        { label: 'Address', value: user.address },
      ]}
    />
  );
}
