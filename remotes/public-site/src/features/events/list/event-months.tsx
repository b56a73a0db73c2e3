import { monthName } from '@narthex/shared-contracts';
import { EventCard } from '../cards/event-card';
import type { EventFacts } from '../event-facts';
import styles from './event-months.module.css';

interface EventMonthsProps {
  readonly events: readonly EventFacts[];
  /** Counts the events that are shown at first; the default is all of them. */
  readonly first?: number;
  readonly showsAll?: boolean;
}

/** Returns `November 2026` for a date YYYY-MM-DD. */
const monthLabel = (day: string) => `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

function groupByMonth(events: readonly EventFacts[]) {
  const months = new Map<string, { event: EventFacts; index: number }[]>();
  events.forEach((event, index) => {
    const month = event.date.iso.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { event, index }]);
  });
  return [...months];
}

/** Renders upcoming events grouped by month. */
export function EventMonths({ events, first = events.length, showsAll = false }: EventMonthsProps) {
  const place = (index: number) => (index < first ? 'first' : 'later');
  return (
    <div className={styles.months} data-shows={showsAll ? 'all' : 'first'}>
      {groupByMonth(events).map(([month, listed]) => (
        <section key={month} aria-labelledby={`month-${month}`} data-place={place(listed[0]?.index ?? 0)}>
          <h3 className={styles.month} id={`month-${month}`}>
            {monthLabel(month)}
          </h3>
          <ul role="list" className={styles.grid}>
            {listed.map(({ event, index }) => (
              <li key={event.key} data-place={place(index)}>
                <EventCard event={event} heading="h4" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
