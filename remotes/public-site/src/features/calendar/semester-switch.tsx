import { paths } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import { VisuallyHidden } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { semesterLabel } from './use-calendar';
import styles from './semester-switch.module.css';

interface SemesterSwitchProps extends Pick<Calendar, 'semesters'> {
  /** Holds the key of the selected semester. */
  readonly current: string;
  /** If true, the selected semester is loading. */
  readonly isWaiting: boolean;
}

/** Renders links to all semesters. Each has a URL of its own. */
export function SemesterSwitch({ semesters, current, isWaiting }: SemesterSwitchProps) {
  return (
    <nav aria-label="Semesters">
      <ul role="list" className={styles.list}>
        {semesters.map((semester) => (
          <li key={semester.key}>
            <Link
              className={styles.link}
              to={{ pathname: paths.calendar.to(), search: `?semester=${semester.key}` }}
              aria-current={semester.key === current ? 'page' : undefined}
              preventScrollReset
            >
              {semesterLabel(semester)}
            </Link>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{isWaiting ? 'Loading...' : null}</span>
      </VisuallyHidden>
    </nav>
  );
}
