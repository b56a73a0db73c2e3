import { SERMONS_PER_PAGE } from '@narthex/shared-contracts';
import { fileInLanguage } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { Rss } from 'lucide-react';
import { useLocation } from '@narthex/remote-kit/router';
import { prefetchOrNull } from '../../data/query-state';
import { useNow } from '../../data/now';
import { SermonList } from '../../features/sermons/sermon-list';
import { LatestSermon } from '../../features/sermons/latest-sermon';
import { SermonSearch } from '../../features/sermons/sermon-search';
import { isNarrowed, readSermonView, type SermonView } from '../../features/sermons/sermon-view';
import {
  sermonFiltersQuery,
  sermonsQuery,
  useSermons,
  type ListedSermons,
} from '../../features/sermons/use-sermons';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext, PageProps } from '../../page-record';
import { ClearFilters } from '../../components/filters/clear-filters';
import { PageHead } from '../../components/layout/page-head';
import { PageLinks } from '../../components/links/page-links';
import layout from '../../components/layout/section.module.css';
import styles from './sermons-page.module.css';

const FEED = fileInLanguage('/podcast.xml');
const SHELF = 'sermons';

export async function load({ queryClient, search }: PageContext) {
  await Promise.all([
    prefetchOrNull(queryClient, sermonsQuery(readSermonView(search))),
    prefetchOrNull(queryClient, sermonFiltersQuery),
  ]);
  return {};
}

/** Renders the sermons, newest first. */
export default function SermonsPage({ title }: PageProps) {
  const now = useNow();
  const view = readSermonView(useLocation().search);
  const sermons = useSermons(view);
  return (
    <>
      <PageHead
        title={title}
        kicker="Past sermons"
        lead="Listen to a sermon, read it, or share it with a friend."
      >
        <div className={styles.ways}>
          <a className={buttonClassName({ variant: 'quiet' })} href={FEED}>
            <Rss size={18} aria-hidden="true" />
            Podcast
          </a>
          <CopyLink path={FEED} subject={t('Podcast')} />
        </div>
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)} id={SHELF}>
        <SermonSearch view={view} placeId={SHELF} />
        {sermons.status === 'loading' ? <p role="status">Loading...</p> : null}
        {sermons.status === 'failed' ? (
          <ErrorState
            message="Failed to load sermons"
            onRetry={sermons.retry}
            isRetrying={sermons.isFetching}
          />
        ) : null}
        {sermons.status === 'loaded' ? (
          <SermonShelf {...sermons.value} view={view} now={now} isFetching={sermons.isFetching} />
        ) : null}
      </div>
    </>
  );
}

interface SermonShelfProps extends ListedSermons {
  readonly view: SermonView;
  readonly now: string | undefined;
  /** If true, the sermons may still belong to the previous search. */
  readonly isFetching: boolean;
}

const describeFound = (total: number) => {
  if (total === 0) return t('No sermon matches your search.');
  return t('{total, plural, one {One sermon} other {# sermons}}', { total });
};

function SermonShelf({ sermons, total, view, now, isFetching }: SermonShelfProps) {
  const { page } = view;
  const pageCount = Math.max(1, Math.ceil(total / SERMONS_PER_PAGE));
  const isSearch = isNarrowed(view);
  // The latest sermon is shown large unless somebody searches.
  const latest = !isSearch && page === 1 ? sermons[0] : undefined;
  if (total === 0 && !isSearch) return <p className={layout.lead}>No sermon has been published yet.</p>;
  return (
    <>
      {isSearch ? (
        <ClearFilters
          found={isFetching ? 'Loading...' : describeFound(total)}
          label="All sermons"
          placeId={SHELF}
        />
      ) : null}
      {pageCount > 1 && page <= pageCount ? (
        <p className={styles.count} role="status">
          {total} sermons, page {page} of {pageCount}
        </p>
      ) : null}
      {latest ? <LatestSermon sermon={latest} now={now} /> : null}
      {sermons.length === 0 && total > 0 ? <p className={layout.lead}>There are no more sermons.</p> : null}
      <SermonList sermons={latest ? sermons.slice(1) : sermons} now={now} />
      <PageLinks
        label="Pages of sermons"
        previous="Newer sermons"
        next="Older sermons"
        placeId={SHELF}
        page={page}
        pageCount={pageCount}
      />
    </>
  );
}
