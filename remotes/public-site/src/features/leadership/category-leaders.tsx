import { paths } from '@narthex/shared-contracts';
import { LEADER_TAB_LABELS } from '@narthex/shared-contracts/enum-labels';
import type { LeaderCategory } from '@narthex/shared-contracts/enums';
import { ErrorState, Spinner, buttonClassName } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { LeaderGrid } from './leader-grid';
import styles from './leadership-section.module.css';
import { useCategoryLeaders } from './use-leaders';

/** Renders the leaders of a category. They are loaded when its tab is opened. */
export function CategoryLeaders({ category }: { category: LeaderCategory }) {
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
