import { ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { Rss } from 'lucide-react';
import { useLocation } from '@narthex/remote-kit/router';
import { prefetchOrNull } from '../../data/loaded';
import { useNow } from '../../data/now';
import { SermonList } from '../../features/sermons/sermon-list';
import {
  SERMONS_PER_PAGE,
  sermonsQuery,
  useSermons,
  type ListedSermons,
} from '../../features/sermons/use-sermons';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext, PageProps } from '../../page-record';
import { PageHead } from '../../components/layout/page-head';
import { PageLinks } from '../../components/links/page-links';
import { readPageNumber } from '../../components/links/page-number';
import layout from '../../components/layout/section.module.css';
import styles from './sermons-page.module.css';

const FEED = '/podcast.xml';
const SHELF = 'sermons';

export async function load({ queryClient, search }: PageContext) {
  await prefetchOrNull(queryClient, sermonsQuery(readPageNumber(search)));
  return {};
}

/** What was preached, the newest first. */
export default function SermonsPage({ title }: PageProps) {
  const now = useNow();
  const page = readPageNumber(useLocation().search);
  const sermons = useSermons(page);
  return (
    <>
      <PageHead
        title={title}
        kicker="Past sermons"
        lead="Listen on the bus, read between two classes, pass one on."
      >
        <div className={styles.ways}>
          <a className={buttonClassName({ variant: 'quiet' })} href={FEED}>
            <Rss size={18} aria-hidden="true" />
            Podcast
          </a>
          <CopyLink path={FEED} label="Copy link" />
        </div>
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)} id={SHELF}>
        {sermons.status === 'loading' ? <p role="status">Loading...</p> : null}
        {sermons.status === 'failed' ? (
          <ErrorState
            message="Failed to load sermons"
            onRetry={sermons.retry}
            isRetrying={sermons.isFetching}
          />
        ) : null}
        {sermons.status === 'loaded' ? <SermonShelf {...sermons.value} page={page} now={now} /> : null}
      </div>
    </>
  );
}

interface SermonShelfProps extends ListedSermons {
  readonly page: number;
  readonly now: string | undefined;
}

function SermonShelf({ sermons, total, page, now }: SermonShelfProps) {
  const pageCount = Math.max(1, Math.ceil(total / SERMONS_PER_PAGE));
  if (sermons.length === 0) {
    return (
      <p className={layout.lead}>
        {total === 0 ? 'No sermon has been published yet.' : 'There are no more sermons.'}
      </p>
    );
  }
  return (
    <>
      {pageCount > 1 ? (
        <p className={styles.count} role="status">
          {total} sermons, page {page} of {pageCount}
        </p>
      ) : null}
      <SermonList sermons={sermons} now={now} />
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
