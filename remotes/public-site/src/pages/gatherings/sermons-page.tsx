import { ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { Rss } from 'lucide-react';
import { prefetchOrNull } from '../../data/loaded';
import { useNow } from '../../data/now';
import { SermonList } from '../../features/sermons/sermon-list';
import { sermonsQuery, useSermons } from '../../features/sermons/use-sermons';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext } from '../../page-definition';
import { PageHead } from '../../parts/page-head';
import layout from '../../parts/section.module.css';
import styles from './sermons-page.module.css';

const FEED = '/podcast.xml';

export async function load({ queryClient }: PageContext) {
  await prefetchOrNull(queryClient, sermonsQuery);
  return {};
}

/** What was preached, the newest first. */
export default function SermonsPage() {
  const now = useNow();
  const sermons = useSermons();
  return (
    <>
      <PageHead
        title="Sermons"
        kicker="To hear again"
        lead="Listen on the bus, read between two classes, pass one on."
      >
        <div className={styles.ways}>
          <a className={buttonClassName({ variant: 'quiet' })} href={FEED}>
            <Rss size={18} aria-hidden="true" />
            Podcast
          </a>
          <CopyLink path={FEED} label="Copy its address" />
        </div>
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)}>
        {sermons.status === 'loading' ? <p role="status">Loading...</p> : null}
        {sermons.status === 'failed' ? (
          <ErrorState
            message="Failed to load sermons"
            onRetry={sermons.retry}
            isRetrying={sermons.isFetching}
          />
        ) : null}
        {sermons.status === 'loaded' && sermons.value.length === 0 ? (
          <p className={layout.lead}>No sermon has been published yet.</p>
        ) : null}
        {sermons.status === 'loaded' ? <SermonList sermons={sermons.value} now={now} /> : null}
      </div>
    </>
  );
}
