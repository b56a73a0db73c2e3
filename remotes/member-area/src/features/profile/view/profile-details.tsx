import type { SessionUser } from '@narthex/shared-auth';
import type { Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Panel } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { longDate, longDateTime } from './long-date';
import styles from './profile-details.module.css';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  member: 'Member',
  leader: 'Leader',
  pastor: 'Pastor',
  elder: 'Elder',
  admin: 'Administrator',
};

/** Renders the facts about the account. Only active accounts can sign in, so the status is always active. */
export function AccountPanel({ user, role, timeZone }: { user: SessionUser; role: Role; timeZone: string }) {
  return (
    <Panel title="Account Information">
      <FactList
        facts={[
          { label: 'Account Status', value: t('Active') },
          { label: 'Member Role', value: ROLE_LABELS[role] },
          {
            label: 'Last Updated',
            value: user.updated_at ? longDateTime(user.updated_at, timeZone) : t('Never'),
          },
          { label: 'Account ID', value: String(user.id) },
        ]}
      />
    </Panel>
  );
}

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

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Renders names with values. An empty value is shown as `Not provided`. */
function FactList({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={styles.facts} data-columns={columns}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.none}>Not provided</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
