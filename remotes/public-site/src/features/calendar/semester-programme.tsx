import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import layout from '../../components/layout/section.module.css';
import { markedDay } from './marked-day';
import { ProgrammeTable } from './programme-table';
import { semesterLabel } from './semester-label';
import { SemesterSwitch } from './semester-switch';
import styles from './semester-programme.module.css';

interface SemesterProgrammeProps {
  readonly calendar: Calendar;
  /** The key of the semester that was requested, '' for the current one. Until it is there another one is shown. */
  readonly requested: string;
  /** The day it is in the site's zone, YYYY-MM-DD. */
  readonly today: string | undefined;
}

/** The link that shows what is over; its place in the URL shows it without JavaScript, too. */
const EARLIER = 'earlier';

/** A semester and a way to the others. It opens at the next Sabbath. */
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
