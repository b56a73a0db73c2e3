import { paths } from '@narthex/shared-contracts';
import { LEADER_TAB_LABELS } from '@narthex/shared-contracts/enum-labels';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import { Spinner, Tabs, buttonClassName } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import type { Loaded } from '../../data/query-state';
import { FormMessage } from '../../forms/form-message';
import layout from '../../components/layout/section.module.css';
import type { ListedLeaders } from './api';
import { CategoryLeaders } from './category-leaders';
import { LeaderGrid } from './leader-grid';
import styles from './leadership-section.module.css';

/** Renders the first leaders, and tabs with the others by category. */
export function LeadershipSection({ first }: { first: Loaded<ListedLeaders> }) {
  return (
    <section className={layout.section} id="leadership" aria-labelledby="leadership-title">
      <div className={layout.wrap}>
        <div className={layout.head}>
          <h2 id="leadership-title">The people who serve you</h2>
        </div>
        <Directory first={first} />
      </div>
    </section>
  );
}

function Directory({ first }: { first: Loaded<ListedLeaders> }) {
  if (first.status === 'loading') return <Spinner text="Loading..." />;
  if (first.status === 'failed') {
    return <FormMessage tone="bad">Failed to load leadership information</FormMessage>;
  }
  const tabs = [
    {
      id: 'all',
      label: 'All Leaders',
      content: (
        <>
          <LeaderGrid leaders={first.value.leaders} />
          <p className={styles.more}>
            <Link className={buttonClassName({ variant: 'quiet' })} to={paths.leadership.to()}>
              All leaders
            </Link>
          </p>
        </>
      ),
    },
    ...LEADER_CATEGORIES.map((category) => ({
      id: category,
      label: LEADER_TAB_LABELS[category],
      content: <CategoryLeaders category={category} />,
    })),
  ];
  return (
    <div className={styles.directory}>
      <Tabs label="Leaders by office" tabs={tabs} />
    </div>
  );
}
