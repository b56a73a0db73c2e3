import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { monthName, paths, weekdayName, zonedParts } from '@narthex/shared-contracts';
import { ArrowLeft } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import { Picture } from '../../components/media/picture';
import { eventFacts, timeSpan } from './event-facts';
import styles from './event-heading.module.css';

export const EVENT_PICTURE_SIZES = '(min-width: 1240px) 720px, (min-width: 900px) 58vw, 100vw';

interface EventHeadProps {
  readonly event: ChurchEvent;
  readonly timeZone: string;
  readonly now: string | undefined;
}

/** Renders the title of an event beside a large date, and its picture. */
export function EventHead({ event, timeZone, now }: EventHeadProps) {
  const facts = eventFacts(event, timeZone);
  const start = zonedParts(event.start_datetime, timeZone);
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={paths.events.to()}>
        <ArrowLeft size={16} aria-hidden="true" />
        All events
      </Link>
      <div className={styles.names}>
        <time className={styles.date} dateTime={event.start_datetime}>
          <span className={styles.day}>{facts.date.day}</span>
          <span className={styles.month}>
            {weekdayName(start.weekday)}
            <br />
            {monthName(start.month)}
          </span>
        </time>
        <div>
          <p className={styles.badge}>
            {facts.category}
            {event.status === 'cancelled' ? ', cancelled' : ''}
          </p>
          <h1 className={styles.title} lang={textLanguage(event, 'title')}>
            {event.title}
          </h1>
          <p className={styles.when}>
            {timeSpan(event, timeZone, now)},{' '}
            <span lang={textLanguage(event, 'location')}>{facts.location}</span>
          </p>
        </div>
      </div>
      <div className={styles.picture}>
        {facts.image ? (
          <Picture url={facts.image} alt="" sizes={EVENT_PICTURE_SIZES} isFirst />
        ) : (
          <div className={styles.placeholder} />
        )}
      </div>
    </header>
  );
}
