import { paths } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import { Link } from 'react-router-dom';
import styles from './semester-switch.module.css';

/** The semesters there are, as links: each has an address of its own. */
export function SemesterSwitch({ semester, semesters }: Pick<Calendar, 'semester' | 'semesters'>) {
  return (
    <nav aria-label="Semesters">
      <ul role="list" className={styles.list}>
        {semesters.map(({ key, label }) => (
          <li key={key}>
            <Link
              className={styles.link}
              to={{ pathname: paths.calendar.to(), search: `?semester=${key}` }}
              aria-current={key === semester.key ? 'page' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
