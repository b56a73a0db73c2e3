import type { Language } from '@narthex/shared-contracts/languages';
import { shortMonth, shortWeekday, zonedParts } from '@narthex/shared-contracts';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { markedDay } from './marked-day';
import styles from './programme-table.module.css';

/** A link that skips past Sabbaths leads to the row with this id. */
const NEXT_ROW = 'next-sabbath';

const SABBATH_EVENT = 'Sabbath Event';

/** Returns a date as `06/09/2025`. */
const numeric = (date: string) => date.split('-').reverse().join('/');

interface CellProps {
  readonly label: string;
  readonly what: string | null;
  readonly who: string | null;
  readonly lang: Language | undefined;
}

function Cell({ label, what, who, lang }: CellProps) {
  return (
    <td className={styles.cell} data-label={label} data-state={what || who ? 'filled' : 'empty'}>
      {what ? (
        <span className={styles.what} lang={lang}>
          {what}
        </span>
      ) : null}
      {who ? <span className={styles.who}>{who}</span> : null}
    </td>
  );
}

interface ProgrammeTableProps {
  readonly caption: string;
  readonly entries: readonly CalendarEntry[];
  /** Holds today's date in the site's zone, YYYY-MM-DD. */
  readonly today: string | undefined;
}

/**
 * Renders the days of a semester with teachers, preachers and special events. Today or the next Sabbath is highlighted.
 */
export function ProgrammeTable({ caption, entries, today }: ProgrammeTableProps) {
  const marked = markedDay(entries, today);
  const firstMarked = entries.find(({ date }) => date === marked);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Sabbath School</th>
          <th scope="col">Divine Service</th>
          <th scope="col">{SABBATH_EVENT}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { day, month, weekday } = zonedParts(`${entry.date}T12:00:00Z`, 'UTC');
          const isMarked = entry.date === marked;
          return (
            <tr
              key={entry.id}
              id={entry === firstMarked ? NEXT_ROW : undefined}
              aria-current={isMarked ? 'date' : undefined}
              data-kind={entry.event_type}
              data-tense={today !== undefined && entry.date < today ? 'past' : 'coming'}
            >
              <th scope="row" className={styles.date}>
                <time dateTime={entry.date}>
                  <span className={styles.day}>
                    {shortWeekday(weekday)} {day} {shortMonth(month)}
                  </span>{' '}
                  <span className={styles.numeric}>{numeric(entry.date)}</span>
                </time>{' '}
                {isMarked ? (
                  <span className={styles.mark}>{entry.date === today ? 'Today' : 'Next'}</span>
                ) : null}
              </th>
              <Cell
                label="Sabbath School"
                what={entry.sabbath_school_topic}
                who={entry.sabbath_school_presenter}
                lang={textLanguage(entry, 'sabbath_school_topic')}
              />
              <Cell
                label="Divine Service"
                what={entry.divine_service_topic}
                who={entry.divine_service_preacher}
                lang={textLanguage(entry, 'divine_service_topic')}
              />
              <td className={styles.cell} data-label={SABBATH_EVENT} data-state="filled">
                {entry.special_notes ? (
                  <b className={styles.special} lang={textLanguage(entry, 'special_notes')}>
                    {entry.special_notes}
                  </b>
                ) : null}
                {entry.afternoon_program ? (
                  <span className={styles.who}>
                    Afternoon:{' '}
                    <span lang={textLanguage(entry, 'afternoon_program')}>{entry.afternoon_program}</span>
                    {entry.afternoon_presenter ? `, ${entry.afternoon_presenter}` : ''}
                  </span>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
