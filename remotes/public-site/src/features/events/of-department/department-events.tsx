import { paths } from '@narthex/shared-contracts';
import { classNames } from '@narthex/shared-ui';
import { useQuery } from '@narthex/remote-kit/query';
import { Link } from '@narthex/remote-kit/router';
import layout from '../../../components/layout/section.module.css';
import { useSite } from '../../../data/site';
import { EventCard } from '../cards/event-card';
import { eventFacts } from '../event-facts';
import styles from './department-events.module.css';
import { departmentEventsQuery, type EventOwner } from './department-events-query';

interface DepartmentEventsProps {
  readonly owner: EventOwner;
}

/** Renders the next events of a department or of a type, or nothing if none are planned. */
export function DepartmentEvents({ owner }: DepartmentEventsProps) {
  const { time_zone: timeZone } = useSite();
  const { data } = useQuery(departmentEventsQuery(owner));
  if (!data || data.length === 0) return null;
  return (
    <section className={classNames(layout.wrap, layout.section)} aria-labelledby="next-events-title">
      <div className={layout.head}>
        <h2 id="next-events-title">Next events</h2>
        <Link to={paths.events.to()}>All events</Link>
      </div>
      <ul role="list" className={styles.events}>
        {data.map((event) => (
          <li key={event.id}>
            <EventCard event={eventFacts(event, timeZone)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
