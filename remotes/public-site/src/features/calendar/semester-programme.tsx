import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';
import layout from '../../components/layout/section.module.css';
import { markedDay } from './marked-day';
import { NEXT_ROW, ProgrammeTable } from './programme-table';
import { SemesterSwitch } from './semester-switch';
import styles from './semester-programme.module.css';

interface SemesterProgrammeProps {
  readonly calendar: Calendar;
  /** The key of the semester that was requested, '' for the current one. Until it is there another one is shown. */
  readonly requested: string;
  /** The day it is in the site's zone, YYYY-MM-DD. */
  readonly today: string | undefined;
}

/** A semester and a way to the others. */
export function SemesterProgramme({ calendar, requested, today }: SemesterProgrammeProps) {
  const { semester, semesters, entries } = calendar;
  const marked = markedDay(entries, today);
  const isWaiting = requested !== '' && requested !== semester.key;
  return (
    <>
      <SemesterSwitch current={requested || semester.key} semesters={semesters} isWaiting={isWaiting} />
      {marked ? (
        <a className={styles.jump} href={`#${NEXT_ROW}`}>
          Go to {marked === today ? 'today' : 'the next Sabbath'}
        </a>
      ) : null}
      <div className={styles.shown} aria-busy={isWaiting}>
        {entries.length > 0 ? (
          <ProgrammeTable caption={semester.label} entries={entries} today={today} />
        ) : (
          <p className={layout.lead}>{semester.label}: nothing is planned yet.</p>
        )}
      </div>
    </>
  );
}
