import { Link } from '@narthex/remote-kit/router';
import { paths } from '@narthex/shared-contracts';
import { LEADER_TAB_LABELS } from '@narthex/shared-contracts/enum-labels';
import { LEADER_CATEGORIES, type LeaderCategory } from '@narthex/shared-contracts/enums';
import { Spinner, Tabs, buttonClassName, ErrorState } from '@narthex/shared-ui';
import type { Loaded } from '../../data/query-state';
import { FormMessage } from '../../forms/form-message';
import type { ListedLeaders } from './api';
import { LeaderGrid } from './leader-grid';
import { useCategoryLeaders } from './use-leaders';
import layout from '../../components/layout/section.module.css';
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

/** Renders the leaders of a category. They are loaded when its tab is opened. */
function CategoryLeaders({ category }: { category: LeaderCategory }) {
  const loaded = useCategoryLeaders(category);
  if (loaded.status === 'loading') return <Spinner text="Loading..." />;
  if (loaded.status === 'failed') {
    return (
      <ErrorState
        message="Failed to load leadership information"
        onRetry={loaded.retry}
        isRetrying={loaded.isFetching}
      />
    );
  }
  const { leaders, total } = loaded.value;
  return (
    <>
      <LeaderGrid leaders={leaders} />
      {total > leaders.length ? (
        <p className={styles.more}>
          <Link
            className={buttonClassName({ variant: 'quiet' })}
            to={{ pathname: paths.leadership.to(), search: `?category=${category}` }}
          >
            All leaders: {LEADER_TAB_LABELS[category]}
          </Link>
        </p>
      ) : null}
    </>
  );
}
