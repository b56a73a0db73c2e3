import { useLocation } from '@narthex/remote-kit/router';
import { LEADERS_PER_PAGE } from '@narthex/shared-contracts';
import { LEADER_TAB_LABELS } from '@narthex/shared-contracts/enum-labels';
import { LEADER_CATEGORIES } from '@narthex/shared-contracts/enums';
import { ErrorState, classNames } from '@narthex/shared-ui';
import { PageHead } from '../../../components/layout/page-head';
import { CategoryLinks } from '../../../components/links/category-links';
import { PageLinks, readPageNumber } from '../../../components/links/page-links';
import { prefetchOrNull } from '../../../data/query-state';
import { LeaderGrid } from '../../../features/leadership/leader-grid';
import {
  leadersQuery,
  readLeaderCategory,
  useLeaders,
  type DirectoryView,
} from '../../../features/leadership/use-leaders';
import type { PageContext, PageProps } from '../../../page-record';
import { NextSteps } from '../../layouts/next-steps';
import layout from '../../../components/layout/section.module.css';
import styles from './leadership-page.module.css';

const PLACE = 'directory';
const ALL_LABEL = 'All Leaders';
const CATEGORIES = [
  { id: null, label: ALL_LABEL },
  ...LEADER_CATEGORIES.map((category) => ({ id: category, label: LEADER_TAB_LABELS[category] })),
];

const readView = (search: string): DirectoryView => ({
  category: readLeaderCategory(search),
  page: readPageNumber(search),
});

export async function load({ queryClient, search }: PageContext) {
  await prefetchOrNull(queryClient, leadersQuery(readView(search)));
  return {};
}

/** Renders the directory of leaders with a filter by category. */
export default function LeadershipPage({ title }: PageProps) {
  const view = readView(useLocation().search);
  const loaded = useLeaders(view);
  return (
    <>
      <PageHead
        title={title}
        kicker="Who we are"
        lead="They are students and staff like you. Write to them, call them, or stop them after the service."
      />
      <div className={classNames(layout.wrap, styles.page)} id={PLACE}>
        <CategoryLinks
          label="Leaders by office"
          categories={CATEGORIES}
          current={view.category}
          placeId={PLACE}
        />
        <h2 className={styles.heading}>{view.category ? LEADER_TAB_LABELS[view.category] : ALL_LABEL}</h2>
        {loaded.status === 'loading' ? <p role="status">Loading...</p> : null}
        {loaded.status === 'failed' ? (
          <ErrorState
            message="Failed to load leadership information"
            onRetry={loaded.retry}
            isRetrying={loaded.isFetching}
          />
        ) : null}
        {loaded.status === 'loaded' ? (
          <>
            <LeaderGrid leaders={loaded.value.leaders} />
            <PageLinks
              label="Pages of the directory"
              previous="Back"
              next="More leaders"
              placeId={PLACE}
              page={view.page}
              pageCount={Math.ceil(loaded.value.total / LEADERS_PER_PAGE)}
            />
          </>
        ) : null}
      </div>
      <NextSteps />
    </>
  );
}
