import { Link, useLocation } from '@narthex/remote-kit/router';
import { EVENTS_PER_PAGE, FIRST_EVENTS, paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Button, buttonClassName, classNames } from '@narthex/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ClearFilters } from '../../components/filters/clear-filters';
import { buildPreload } from '../../components/layout/head-picture';
import { PageHead } from '../../components/layout/page-head';
import { PageLinks } from '../../components/links/page-links';
import { prefetchOrNull } from '../../data/query-state';
import { CALENDAR_FEED, CALENDAR_SUBSCRIBE } from '../../features/calendar/feed';
import { Carousel, FEATURED_SLIDE_MS, FEATURED_TRANSITION_MS } from '../../features/carousel/carousel';
import { FEATURED_SIZES, FeaturedEvent } from '../../features/events/cards/featured-event';
import type { EventFacts } from '../../features/events/event-facts';
import { EventFilters } from '../../features/events/list/event-filters';
import { EventMonths } from '../../features/events/list/event-months';
import { isNarrowed, readEventView } from '../../features/events/list/event-view';
import { EventsFailure } from '../../features/events/list/events-failure';
import { comingEventsQuery, useComingEvents } from '../../features/events/list/use-coming-events';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext, PageProps } from '../../page-record';
import layout from '../../components/layout/section.module.css';
import styles from './events-page.module.css';

const SETTINGS = { delay: FEATURED_SLIDE_MS, speed: FEATURED_TRANSITION_MS, wrap: 'loop' } as const;
const FEATURED_COUNT = 5;
const PLACE = 'coming-up';

export async function load({ queryClient, search }: PageContext) {
  const view = readEventView(search);
  const query = comingEventsQuery(view);
  await prefetchOrNull(queryClient, query);
  if (isNarrowed(view) || view.page > 1) return {};
  const first = queryClient.getQueryData(query.queryKey)?.events[0]?.featured_image;
  return buildPreload(first, FEATURED_SIZES);
}

/** Renders upcoming events: the next ones large and all of them by month, or the results of a search. */
export default function EventsPage({ title }: PageProps) {
  const view = readEventView(useLocation().search);
  const isSearch = isNarrowed(view);
  const isFirst = !isSearch && view.page === 1;
  const shown = useComingEvents(view);
  const { status, events, total, isFetching } = shown;
  const featured = isFirst ? events.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_COUNT) : [];
  return (
    <>
      <PageHead
        title={title}
        kicker="Come along"
        lead="Clinics, studies, music and meals. You don’t have to be a member for any of them."
      >
        <p className={styles.ways}>
          <Link className={buttonClassName({ variant: 'quiet' })} to={paths.calendar.to()}>
            Sabbath calendar
          </Link>
          <a className={buttonClassName({ variant: 'quiet' })} href={CALENDAR_SUBSCRIBE}>
            <CalendarPlus size={18} aria-hidden="true" />
            Subscribe
          </a>
          <CopyLink path={CALENDAR_FEED} subject={t('Sabbath calendar')} />
        </p>
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)}>
        <EventsFailure {...shown} />
        {status !== 'loaded' && events.length > 0 ? (
          <p className={layout.lead}>This is what we often do. The dates are not fixed yet.</p>
        ) : null}
        {status === 'loading' ? <p role="status">Loading...</p> : null}
        {featured.length > 0 ? (
          <section aria-labelledby="featured-title">
            <h2 id="featured-title" className={styles.heading}>
              Next
            </h2>
            <div className={styles.featured}>
              <Carousel
                key={featured.map(({ key }) => key).join(' ')}
                id="featured"
                label="Featured events"
                variant="feature"
                settings={SETTINGS}
                slides={featured.map((event, index) => ({
                  key: event.key,
                  content: <FeaturedEvent event={event} isFirst={index === 0} />,
                }))}
              />
            </div>
          </section>
        ) : null}
        <section aria-labelledby="all-title" id={PLACE} className={styles.all}>
          <h2 id="all-title" className={styles.heading}>
            {isSearch ? 'Search results' : 'Coming up'}
          </h2>
          <EventFilters view={view} placeId={PLACE} />
          {isSearch && status === 'loaded' ? (
            <ClearFilters
              found={isFetching ? 'Loading...' : describeFound(total)}
              label="All events"
              placeId={PLACE}
            />
          ) : null}
          {status === 'loaded' && !isSearch && view.page === 1 && events.length === 0 ? (
            <p className={layout.lead}>No events are planned yet.</p>
          ) : null}
          {isFirst ? <FirstEvents events={events} /> : <EventMonths events={events} />}
          {status === 'loaded' && view.page > 1 && events.length === 0 ? (
            <p className={layout.lead}>There are no more events.</p>
          ) : null}
          <PageLinks
            label="Pages of events"
            previous="Earlier events"
            next="Show more events"
            placeId={PLACE}
            page={view.page}
            pageCount={Math.ceil(total / EVENTS_PER_PAGE)}
          />
        </section>
      </div>
    </>
  );
}

const describeFound = (count: number) => {
  if (count === 0) return t('No event matches your search.');
  return t('{count, plural, one {One event} other {# events}}', { count });
};

/** Renders the first events by month. A button shows the others. */
function FirstEvents({ events }: { events: readonly EventFacts[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <EventMonths events={events} first={FIRST_EVENTS} showsAll={showsAll} />
      {events.length > FIRST_EVENTS ? (
        <Button
          variant="quiet"
          className={styles.toggle}
          aria-expanded={showsAll}
          onClick={() => setShowsAll((before) => !before)}
        >
          {showsAll ? `Show the first ${FIRST_EVENTS}` : 'View All Events'}
        </Button>
      ) : null}
    </>
  );
}
