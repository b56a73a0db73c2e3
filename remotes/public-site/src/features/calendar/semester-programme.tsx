import { Link } from '@narthex/remote-kit/router';
import { paths } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import { VisuallyHidden } from '@narthex/shared-ui';
import { markedDay } from './marked-day';
import { ProgrammeTable } from './programme-table';
import { semesterLabel } from './use-calendar';
import layout from '../../components/layout/section.module.css';
import styles from './semester-programme.module.css';

interface SemesterProgrammeProps {
  readonly calendar: Calendar;
  /** Holds the key of the requested semester, '' for the current one. Another one is shown until it has loaded. */
  readonly requested: string;
  /** Holds today's date in the site's zone, YYYY-MM-DD. */
  readonly today: string | undefined;
}

/** A link to this fragment shows past Sabbaths by CSS, so it works without JavaScript. */
const EARLIER = 'earlier';

/** Renders a semester, starting with the next Sabbath, and links to the others. */
export function SemesterProgramme({ calendar, requested, today }: SemesterProgrammeProps) {
  const { semester, semesters, entries } = calendar;
  const marked = markedDay(entries, today);
  const hasPast = marked !== undefined && entries.some(({ date }) => today !== undefined && date < today);
  const label = semesterLabel(semester);
  const isWaiting = requested !== '' && requested !== semester.key;
  return (
    <>
      <SemesterSwitch current={requested || semester.key} semesters={semesters} isWaiting={isWaiting} />
      {hasPast ? (
        <a className={styles.earlier} id={EARLIER} href={`#${EARLIER}`}>
          Show earlier Sabbaths
        </a>
      ) : null}
      <div className={styles.shown} aria-busy={isWaiting} data-opens={hasPast ? 'next' : 'first'}>
        {entries.length > 0 ? (
          <ProgrammeTable caption={label} entries={entries} today={today} />
        ) : (
          <p className={layout.lead}>{label}: nothing is planned yet.</p>
        )}
      </div>
    </>
  );
}

interface SemesterSwitchProps extends Pick<Calendar, 'semesters'> {
  /** Holds the key of the selected semester. */
  readonly current: string;
  /** If true, the selected semester is loading. */
  readonly isWaiting: boolean;
}

/** Renders links to all semesters. Each has a URL of its own. */
function SemesterSwitch({ semesters, current, isWaiting }: SemesterSwitchProps) {
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
