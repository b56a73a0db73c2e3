import { useLocation } from '@narthex/remote-kit/router';
import { PRAYER_PAGE_SIZE } from '@narthex/shared-contracts';
import { Button } from '@narthex/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageLinks, readPageNumber } from '../../components/links/page-links';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { PrayerCard } from './prayer-card';
import { usePrayerWall } from './use-prayer-wall';
import styles from './prayer-wall.module.css';

/** `prayer-wall.module.css` hides the others of a page. */
const FIRST_ON_PHONES = 2;

/**
 * Renders the approved requests, ten on a page. A phone shows a few until somebody asks for the rest. New ones are
 * announced to screen readers.
 */
export function PrayerWall() {
  const page = readPageNumber(useLocation().search);
  const [pageShownWhole, setPageShownWhole] = useState<number>();
  const showsAll = pageShownWhole === page;
  const list = useRef<HTMLUListElement>(null);
  const wall = usePrayerWall(page);
  const now = useNow();
  const { time_zone } = useSite();
  if (wall.status === 'loading') return <p className={styles.note}>Loading...</p>;
  const none = <p className={styles.note}>No prayer requests to display at this time.</p>;
  if (wall.status === 'failed') {
    return (
      <div aria-live="polite">
        {none}
        <Button variant="quiet" onClick={wall.retry} isBusy={wall.isFetching}>
          Try again
        </Button>
      </div>
    );
  }
  const { prayers, total } = wall.value;
  function showAll() {
    flushSync(() => setPageShownWhole(page));
    // The pressed button is gone, and reading goes on at the first request that it has shown.
    list.current?.children[FIRST_ON_PHONES]?.querySelector('button')?.focus({ preventScroll: true });
  }
  const pageCount = Math.max(1, Math.ceil(total / PRAYER_PAGE_SIZE));
  const pages = (
    <PageLinks
      label="Pages of the wall"
      previous="Newer requests"
      next="Older requests"
      placeId="wall"
      page={page}
      pageCount={pageCount}
    />
  );
  if (prayers.length === 0) {
    return (
      <div aria-live="polite">
        {none}
        {pages}
      </div>
    );
  }
  return (
    <>
      <p className={styles.count} role="status">
        {total === 1 ? 'One request' : `${total} requests`}
        {pageCount > 1 ? `, page ${page} of ${pageCount}` : ''}
      </p>
      <ul
        ref={list}
        role="list"
        className={styles.wall}
        data-shows={showsAll ? 'all' : 'first'}
        aria-live="polite"
        aria-busy={wall.isFetching}
      >
        {prayers.map((prayer) => (
          <PrayerCard key={prayer.id} prayer={prayer} now={now} timeZone={time_zone} />
        ))}
      </ul>
      <div className={styles.pages}>
        {showsAll || prayers.length <= FIRST_ON_PHONES ? null : (
          <Button variant="quiet" className={styles.rest} onClick={showAll}>
            Show more
          </Button>
        )}
        {pages}
      </div>
    </>
  );
}
