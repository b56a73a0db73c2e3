import type { SessionUser } from '@narthex/shared-auth';
import type { Role } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Panel } from '@narthex/shared-ui';
import { FactList } from './fact-list';
import { longDateTime } from './long-date';

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
