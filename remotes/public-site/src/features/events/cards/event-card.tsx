import { buttonClassName, DateTile } from '@narthex/shared-ui';
import { Link, useLocation } from '@narthex/remote-kit/router';
import { Picture } from '../../../components/media/picture';
import type { EventFacts } from '../event-facts';
import { EventSummary } from './event-summary';
import styles from './event-card.module.css';

const WIDE_SIZES = '(min-width: 960px) 380px, (min-width: 640px) 50vw';
/** The pictures have different widths in a list and in a row that scrolls. */
const PICTURE_SIZES = { list: `${WIDE_SIZES}, 88vw`, row: `${WIDE_SIZES}, 308px` } as const;

interface EventCardProps {
  readonly event: EventFacts;
  readonly placement?: keyof typeof PICTURE_SIZES;
  /** Holds the heading level of the title. */
  readonly heading?: 'h3' | 'h4';
}

/** Renders an event with its picture, a large date, and the facts that a person needs to attend. */
export function EventCard({ event, placement = 'list', heading }: EventCardProps) {
  const { date } = event;
  const { pathname } = useLocation();
  // A sample links to the page of all events, so on that page it has no link.
  const hasLink = pathname !== event.href;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {event.image ? (
          <Picture url={event.image} alt="" sizes={PICTURE_SIZES[placement]} />
        ) : (
          <div className={styles.placeholder} />
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
        <div className={styles.text}>
          <p className={styles.badge} data-type={event.type}>
            {event.category}
          </p>
          <EventSummary event={event} variant="card" {...(heading && { heading })} />
        </div>
        {event.canRegister && hasLink ? (
          <Link
            className={buttonClassName({ variant: 'quiet', className: styles.register })}
            to={event.href}
            aria-label={`${event.registerLabel} for ${event.title}`}
          >
            {event.registerLabel}
          </Link>
        ) : null}
      </div>
    </article>
  );
}
