import { textLanguage } from '@narthex/shared-contracts/text-language';
import { shortMonth, shortWeekday, zonedParts } from '@narthex/shared-contracts';
import { DateTile } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import styles from './dated-list.module.css';

export interface DatedItem {
  readonly id: number;
  /** Holds a date YYYY-MM-DD in the site's zone. */
  readonly date: string;
  readonly title: string;
  readonly to: string;
  /** Holds the line below the title, such as time and speaker. */
  readonly facts: string;
  readonly description: string;
  /** Lists the names of the texts that are in another language than the page. */
  readonly untranslated?: readonly string[] | undefined;
  /** Holds a button that acts on the item. */
  readonly action?: ReactNode;
}

/** Renders dated items: a tile with the date, a title that links to its page, and the first lines of the text. */
export function DatedList({ items, columns = 1 }: { items: readonly DatedItem[]; columns?: 1 | 2 }) {
  return (
    <ul className={styles.list} data-columns={columns} role="list">
      {items.map((item) => {
        const { id, date, title, to, facts, description, action } = item;
        const { day, weekday, month } = zonedParts(`${date}T12:00:00Z`, 'UTC');
        return (
          <li key={id}>
            <DateTile day={day} weekday={shortWeekday(weekday)} month={shortMonth(month)} dateTime={date} />
            <div className={styles.text}>
              <Link to={to} className={styles.title} lang={textLanguage(item, 'title')}>
                {title}
              </Link>
              <p className={styles.facts}>{facts}</p>
              <p className={styles.description} lang={textLanguage(item, 'description')}>
                {description}
              </p>
              {action ? <div className={styles.action}>{action}</div> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
