import { textLanguage } from '@narthex/shared-contracts/text-language';
import { Clock, MapPin, Users } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import { splitParagraphs } from '../../../components/text/paragraphs';
import type { EventFacts } from '../event-facts';
import styles from './event-summary.module.css';

interface EventSummaryProps {
  readonly event: EventFacts;
  /** `card`: one fact below the other; `featured`: larger, the facts in a row, on night blue. */
  readonly variant: 'card' | 'featured';
  /** Which heading its title is; `h3` unless it stands under one. */
  readonly heading?: 'h3' | 'h4';
}

/** What an event is called, what it is, and what a person needs to come. */
export function EventSummary({ event, variant, heading: Heading = 'h3' }: EventSummaryProps) {
  return (
    <div className={styles.summary} data-variant={variant}>
      <Heading className={styles.title} lang={textLanguage(event, 'title')}>
        {event.hasPage ? <Link to={event.href}>{event.title}</Link> : event.title}
      </Heading>
      <p className={styles.text} lang={textLanguage(event, 'description')}>
        {splitParagraphs(event.description).join(' ')}
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
