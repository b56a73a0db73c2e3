import { buttonClassName, DateTile } from '@narthex/shared-ui';
import { Clock, MapPin, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paragraphsOf } from '../../parts/paragraphs';
import { Picture } from '../../parts/picture';
import type { EventFacts } from './event-facts';
import styles from './event-card.module.css';

/** An event: its picture, the date in large, and what a person needs to come. */
export function EventCard({ event }: { event: EventFacts }) {
  const { date } = event;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {event.image ? (
          <Picture url={event.image} alt="" sizes="(min-width: 960px) 380px, (min-width: 640px) 50vw, 88vw" />
        ) : (
          <div className={styles.drawn} />
        )}
      </div>
      <div className={styles.body}>
        <DateTile
          day={date.day}
          weekday={`${date.weekday},`}
          month={date.month}
          dateTime={date.iso}
          size="large"
        />
        <div className={styles.words}>
          <p className={styles.badge} data-category={event.category}>
            {event.category}
          </p>
          <h3 className={styles.title}>
            {event.hasPage ? <Link to={event.href}>{event.title}</Link> : event.title}
          </h3>
          <p className={styles.text}>{paragraphsOf(event.description).join(' ')}</p>
          <ul role="list" className={styles.facts}>
            <li>
              <Clock size={16} aria-hidden="true" />
              {event.time}
            </li>
            <li>
              <MapPin size={16} aria-hidden="true" />
              {event.location}
            </li>
            <li>
              <Users size={16} aria-hidden="true" />
              {event.attendees}
            </li>
          </ul>
        </div>
        {event.canRegister ? (
          <Link
            className={buttonClassName({ variant: 'quiet', className: styles.register })}
            to={event.href}
            aria-label={`Register for ${event.title}`}
          >
            Register
          </Link>
        ) : null}
      </div>
    </article>
  );
}
