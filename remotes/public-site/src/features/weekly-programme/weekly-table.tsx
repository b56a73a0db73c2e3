import { formatClock, weekdayName, zonedParts } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { NoTimesYet } from '../../components/time/no-times-yet';
import { ZoneName } from '../../components/time/zone-name';
import styles from './weekly-table.module.css';

interface WeeklyTableProps {
  readonly services: readonly WorshipService[];
  readonly timeZone: string;
  readonly now: string | undefined;
}

/** Renders the slots of an ordinary week. Today's rows are highlighted. */
export function WeeklyTable({ services, timeZone, now }: WeeklyTableProps) {
  const today = now ? zonedParts(now, timeZone).weekday : undefined;
  const slots = services.filter(({ kind }) => kind === 'weekly');
  if (slots.length === 0) return <NoTimesYet />;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        Every week in term.
        {now ? (
          <>
            {' '}
            Times are <ZoneName timeZone={timeZone} at={now} />.
          </>
        ) : null}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Time</th>
          <th scope="col">Activity</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot) => {
          const isToday = slot.day === today;
          return (
            <tr key={slot.id} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {weekdayName(slot.day)} {isToday ? <span className={styles.mark}>Today</span> : null}
              </th>
              <td className={styles.time}>
                {formatClock(slot.start_time)} – {formatClock(slot.end_time)}
              </td>
              <td>
                <b className={styles.name}>{slot.name}</b>
                {slot.location ? <span className={styles.place}>{slot.location}</span> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
