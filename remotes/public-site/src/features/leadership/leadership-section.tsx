import { LEADER_CATEGORIES, LEADER_TAB_LABELS } from '@narthex/shared-contracts/closed-lists';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { Spinner, Tabs } from '@narthex/shared-ui';
import type { Loaded } from '../../data/loaded';
import { FormMessage } from '../../forms/form-message';
import layout from '../../components/layout/section.module.css';
import { LeaderCard } from './leader-card';
import styles from './leadership-section.module.css';

/** Everybody who serves, and the same by office. */
export function LeadershipSection({ leaders }: { leaders: Loaded<readonly Leader[]> }) {
  return (
    <section className={layout.section} id="leadership" aria-labelledby="leadership-title">
      <div className={layout.wrap}>
        <div className={layout.head}>
          <h2 id="leadership-title">The people who serve you</h2>
        </div>
        <Directory leaders={leaders} />
      </div>
    </section>
  );
}

function Directory({ leaders }: { leaders: Loaded<readonly Leader[]> }) {
  if (leaders.status === 'loading') return <Spinner text="Loading..." />;
  if (leaders.status === 'failed') {
    return <FormMessage tone="bad">Failed to load leadership information</FormMessage>;
  }
  const { value } = leaders;
  const tabs = [
    { id: 'all', label: 'All Leaders', content: <LeaderGrid leaders={value} /> },
    ...LEADER_CATEGORIES.map((category) => ({
      id: category,
      label: LEADER_TAB_LABELS[category],
      content: <LeaderGrid leaders={value.filter((leader) => leader.category === category)} />,
    })),
  ];
  return (
    <div className={styles.directory}>
      <Tabs label="Leaders by office" tabs={tabs} />
    </div>
  );
}

function LeaderGrid({ leaders }: { leaders: readonly Leader[] }) {
  if (leaders.length === 0) return <p className={styles.empty}>No leaders found in this category.</p>;
  return (
    <ul role="list" className={styles.grid}>
      {leaders.map((leader) => (
        <li key={leader.id}>
          <LeaderCard leader={leader} />
        </li>
      ))}
    </ul>
  );
}
