import { Link } from '@narthex/remote-kit/router';
import { describeMinistryRole } from '@narthex/shared-contracts/enum-labels';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { paths } from '@narthex/shared-contracts';
import { Badge, ButtonLink, EmptyState, Panel } from '@narthex/shared-ui';
import { PanelLoading, PanelError } from '../../components/panel-states';
import type { useMembership } from './use-membership';
import styles from './ministries-panel.module.css';

type MembershipQuery = ReturnType<typeof useMembership>;

/** Renders the ministries that the member belongs to, each with their role. */
export function MinistriesPanel({ membership }: { membership: MembershipQuery }) {
  return (
    <Panel title="My Ministries" actions={<Link to={paths.memberMinistries.to()}>Join or leave</Link>}>
      <Ministries membership={membership} />
    </Panel>
  );
}

function Ministries({ membership: { data, isError } }: { membership: MembershipQuery }) {
  if (!data) return isError ? <PanelError /> : <PanelLoading lines={3} />;
  const { ministries } = data;
  if (ministries.length === 0) {
    return (
      <EmptyState
        title="You haven't joined any ministries yet."
        action={
          <ButtonLink as={Link} to={paths.personalMinistries.to()} variant="quiet">
            Explore Ministries
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.list} role="list">
      {ministries.map((ministry) => (
        <li key={ministry.id}>
          <span className={styles.name} lang={textLanguage(ministry, 'name')}>
            {ministry.name}
          </span>
          <Badge tone="accent">{describeMinistryRole(ministry.role)}</Badge>
        </li>
      ))}
    </ul>
  );
}
