import { textLanguage } from '@narthex/shared-contracts/text-language';
import { toLine } from '@narthex/shared-contracts/text-form';
import { Clock, MapPin, Users } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import type { EventFacts } from '../event-facts';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  readonly event: EventFacts;
  /** `card` lists the facts below each other; `featured` is larger, on dark blue, with the facts in a row. */
  readonly variant: 'card' | 'featured';
  /** Holds the heading level of the title; the default is `h3`. */
  readonly heading?: 'h3' | 'h4';
}

/** Renders the title of an event, its type, and the facts that a person needs to attend. */
export function EventSummary({ event, variant, heading: Heading = 'h3' }: EventSummaryProps) {
  return (
    <div className={styles.summary} data-variant={variant}>
      <Heading className={styles.title} lang={textLanguage(event, 'title')}>
        {event.hasPage ? <Link to={event.href}>{event.title}</Link> : event.title}
      </Heading>
      <p className={styles.text} lang={textLanguage(event, 'description')}>
        {toLine(event.description)}
      </p>
      <ul role="list" className={styles.facts}>
        <li>
          <Clock size={16} aria-hidden="true" />
          {event.time}
        </li>
        <li lang={textLanguage(event, 'location')}>
          <MapPin size={16} aria-hidden="true" />
          {event.location}
        </li>
        <li>
          <Users size={16} aria-hidden="true" />
          {event.attendees}
        </li>
      </ul>
    </div>
  );
}
