import { buttonClassName } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { Picture } from '../../../components/media/picture';
import type { EventFacts } from '../event-facts';
import { EventSummary } from './event-summary';
import styles from './featured-event.module.css';

export const FEATURED_SIZES = '(min-width: 1240px) 640px, (min-width: 800px) 52vw, 94vw';

interface FeaturedEventProps {
  readonly event: EventFacts;
  readonly isFirst: boolean;
}

/** Renders a featured event: the picture on one side and all facts on the other. */
export function FeaturedEvent({ event, isFirst }: FeaturedEventProps) {
  const { date } = event;
  return (
    <article className={styles.featured} data-surface="night">
      <div className={styles.picture}>
        {event.image ? (
          <Picture url={event.image} alt="" sizes={FEATURED_SIZES} isFirst={isFirst} />
        ) : (
          <div className={styles.placeholder} />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.when}>
          <time dateTime={date.iso}>
            <b className={styles.day}>{date.day}</b>
            <span>
              {date.weekday}
              <br />
              {date.month}
            </span>
          </time>
          <span className={styles.badge}>{event.category}</span>
        </p>
        <EventSummary event={event} variant="featured" />
        {event.hasPage ? (
          <Link
            className={buttonClassName({ variant: 'gold', className: styles.more })}
            to={event.href}
            aria-label={`${event.canRegister ? event.registerLabel : 'See more'}: ${event.title}`}
          >
            {event.canRegister ? event.registerLabel : 'See more'}
          </Link>
        ) : null}
      </div>
    </article>
  );
}
