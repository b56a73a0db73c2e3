import { weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { timeSpan } from '@narthex/shared-contracts/office-hours';
import styles from './services.module.css';

interface WeekProgrammeProps {
  readonly services: readonly WorshipService[];
  /** The weekday it is in the site's zone, if known. */
  readonly today: number | undefined;
}

/** The ordinary week as a timetable, with today's rows marked. */
export function WeekProgramme({ services, today }: WeekProgrammeProps) {
  return (
    <ul role="list" className={styles.week}>
      {services
        .filter((slot) => slot.kind === 'weekly')
        .map((slot) => (
          <li key={slot.id} className={styles.slot} aria-current={slot.day === today ? 'date' : undefined}>
            <span className={styles.day}>
              {weekdayName(slot.day).slice(0, 3)}
              {slot.day === today ? ', today' : ''}
            </span>
            <b className={styles.name}>{slot.name}</b>
            <span className={styles.time}>{timeSpan(slot)}</span>
          </li>
        ))}
    </ul>
  );
}
