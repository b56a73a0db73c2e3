import { Link } from '@narthex/remote-kit/router';
import { FIRST_EVENTS, paths } from '@narthex/shared-contracts';
import { Button, buttonClassName, classNames } from '@narthex/shared-ui';
import { useState } from 'react';
import { Carousel, FEATURED_SLIDE_MS, FEATURED_TRANSITION_MS } from '../../features/carousel/carousel';
import { EventCard } from '../../features/events/cards/event-card';
import { EventsFailure } from '../../features/events/list/events-failure';
import { useUpcomingEvents, type UpcomingEvents } from '../../features/events/use-upcoming-events';
import layout from '../../components/layout/section.module.css';
import styles from './events-section.module.css';

const SETTINGS = {
  delay: FEATURED_SLIDE_MS,
  speed: FEATURED_TRANSITION_MS,
  wrap: 'rewind',
} as const;

/** Renders upcoming events as a rail, or the first six beside each other. */
export function EventsSection() {
  const upcoming = useUpcomingEvents();
  const { status, events } = upcoming;
  const [showsAll, setShowsAll] = useState(false);
  // An editor may have switched the samples off.
  const isEmpty = status === 'loaded' && events.length === 0;
  return (
    <section className={layout.section} id="events" aria-labelledby="events-title">
      <div className={layout.wrap}>
        <div className={layout.head}>
          <h2 id="events-title">Coming up</h2>
          <div className={layout.actions}>
            <Link
              className={buttonClassName({ variant: 'ghost', className: styles.calendar })}
              to={paths.calendar.to()}
            >
              Sabbath calendar
            </Link>
            {isEmpty ? null : (
              <Button
                variant="quiet"
                className={styles.toggle}
                aria-expanded={showsAll}
                onClick={() => setShowsAll((before) => !before)}
              >
                {showsAll ? 'Show as a row' : 'View All Events'}
              </Button>
            )}
          </div>
        </div>
        {status === 'failed' ? (
          <div className={styles.notice}>
            <EventsFailure {...upcoming} />
          </div>
        ) : null}
        {status === 'failed' || status === 'sample' ? (
          <p className={classNames(layout.lead, styles.notice)}>
            This is what we often do. The dates are not fixed yet.
          </p>
        ) : null}
        {status === 'loading' ? <p role="status">Loading...</p> : null}
        {isEmpty ? (
          <p className={classNames(layout.lead, styles.notice)}>No events are planned yet.</p>
        ) : null}
        {isEmpty ? null : <EventList events={events} showsAll={showsAll} />}
      </div>
    </section>
  );
}

interface EventListProps {
  readonly events: UpcomingEvents['events'];
  readonly showsAll: boolean;
}

function EventList({ events, showsAll }: EventListProps) {
  return showsAll ? (
    <ul role="list" className={styles.grid}>
      {events.slice(0, FIRST_EVENTS).map((event) => (
        <li key={event.key}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  ) : (
    <div className={styles.strip}>
      <Carousel
        key={events.map(({ key }) => key).join(' ')}
        id="events"
        label="Events"
        variant="rail"
        settings={SETTINGS}
        slides={events.map((event) => ({
          key: event.key,
          content: <EventCard event={event} placement="row" />,
        }))}
      />
    </div>
  );
}
