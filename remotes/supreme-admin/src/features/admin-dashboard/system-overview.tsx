import { DASHBOARD_LIST_SIZE, paths } from '@narthex/shared-contracts';
import type { AdminDashboard } from '@narthex/shared-contracts/schemas/dashboard';
import { Badge, EmptyState, Panel } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import styles from './system-overview.module.css';

type Ministry = AdminDashboard['ministries'][number];

const bySize = (a: Ministry, b: Ministry) => b.memberCount - a.memberCount;

/** Renders the largest ministries and the number of all. */
export function SystemOverview({ ministries }: { ministries: readonly Ministry[] }) {
  const active = ministries.filter(({ isActive }) => isActive).length;
  return (
    <Panel title="System overview" actions={<Link to={paths.adminMinistries.to()}>All ministries</Link>}>
      {ministries.length === 0 ? (
        <EmptyState title="No ministries yet" />
      ) : (
        <>
          <p className={styles.sum}>
            {active} of {ministries.length} ministries are active. The largest:
          </p>
          <ul className={styles.list} role="list">
            {[...ministries]
              .sort(bySize)
              .slice(0, DASHBOARD_LIST_SIZE)
              .map(({ id, name, leader, memberCount, isActive }) => (
                <li key={id}>
                  <span className={styles.name}>
                    <b>{name}</b>
                    <small>{leader}</small>
                  </span>
                  <span className={styles.count}>
                    {memberCount} {memberCount === 1 ? 'member' : 'members'}
                  </span>
                  <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
                </li>
              ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
