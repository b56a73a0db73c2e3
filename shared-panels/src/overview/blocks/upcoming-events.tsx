import { formatTime, plainDate, shortMonth, shortWeekday, zonedParts } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { DateTile, EmptyState, Panel } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../resource-panel/cells/badges';
import { useTimeZone } from '../../use-site';
import styles from './upcoming-events.module.css';

type UpcomingEvent = LeaderOverview['upcoming'][number];

/** Renders the next events, including drafts. */
export function UpcomingEvents({
  events,
  getEventUrl,
}: {
  events: readonly UpcomingEvent[];
  getEventUrl: (id: number) => string;
}) {
  const timeZone = useTimeZone();
  return (
    <Panel title="Coming up">
      {events.length === 0 ? (
        <EmptyState title="Nothing is planned yet">New events appear here.</EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {events.map((event) => {
            const { day, weekday, month } = zonedParts(event.start_datetime, timeZone);
            return (
              <li key={event.id}>
                <DateTile
                  day={day}
                  weekday={shortWeekday(weekday)}
                  month={shortMonth(month)}
                  dateTime={plainDate(event.start_datetime, timeZone)}
                />
                <div className={styles.text}>
                  <Link to={getEventUrl(event.id)} className={styles.title}>
                    {event.title}
                  </Link>
                  <span className={styles.facts}>
                    {formatTime(event.start_datetime, timeZone)}, {event.location ?? 'location to be set'}
                  </span>
                  {event.going > 0 ? <span className={styles.facts}>{event.going} going</span> : null}
                </div>
                <StatusBadge status={event.status} />
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
