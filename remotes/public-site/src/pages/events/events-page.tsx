import { LIMITS, paths } from '@narthex/shared-contracts';
import { Button, buttonClassName, classNames } from '@narthex/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@narthex/remote-kit/router';
import { prefetchOrNull } from '../../data/loaded';
import { CALENDAR_FEED, CALENDAR_SUBSCRIBE } from '../../features/calendar/feed';
import { Carousel } from '../../features/carousel/carousel';
import { EventCard } from '../../features/events/cards/event-card';
import { FEATURED_SIZES, FeaturedEvent } from '../../features/events/cards/featured-event';
import { comingEventsQuery, useComingEvents } from '../../features/events/use-upcoming-events';
import { CopyLink } from '../../features/share/copy-link';
import { FormMessage } from '../../forms/form-message';
import type { PageContext, PageProps } from '../../page-record';
import { buildPreload } from '../../components/layout/head-picture';
import { PageHead } from '../../components/layout/page-head';
import layout from '../../components/layout/section.module.css';
import styles from './events-page.module.css';

const SETTINGS = { delay: LIMITS.featuredRotation, speed: LIMITS.carouselTransition, wrap: 'loop' } as const;
const FEATURED = 5;

export async function load({ queryClient }: PageContext) {
  await prefetchOrNull(queryClient, comingEventsQuery);
  const first = queryClient.getQueryData(comingEventsQuery.queryKey)?.[0]?.featured_image;
  return buildPreload(first, FEATURED_SIZES);
}

/** Everything that is planned: the next ones in large, then all of them. */
export default function EventsPage({ title }: PageProps) {
  const { status, events } = useComingEvents();
  const [showsAll, setShowsAll] = useState(false);
  const featured = events.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED);
  const isLong = events.length > LIMITS.eventsGrid;
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
          <CopyLink path={CALENDAR_FEED} label="Copy link" />
        </p>
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)}>
        {status === 'failed' ? <FormMessage tone="bad">Failed to load events</FormMessage> : null}
        {status === 'failed' || status === 'sample' ? (
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
        {events.length > 0 ? (
          <section aria-labelledby="all-title">
            <div className={layout.head}>
              <h2 id="all-title">Coming up</h2>
              {isLong ? (
                <Button
                  variant="quiet"
                  className={styles.toggle}
                  aria-expanded={showsAll}
                  onClick={() => setShowsAll((before) => !before)}
                >
                  {showsAll ? `Show the first ${LIMITS.eventsGrid}` : 'View All Events'}
                </Button>
              ) : null}
            </div>
            <ul role="list" className={styles.grid} data-shows={showsAll ? 'all' : 'first'}>
              {events.map((event, index) => (
                <li key={event.key} data-place={index < LIMITS.eventsGrid ? 'first' : 'later'}>
                  <EventCard event={event} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}
