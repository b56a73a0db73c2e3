import { classNames } from '../styles/class-names';
import styles from './date-tile.module.css';

/** The parts of a date, formatted by the caller. */
export type DateTileProps = {
  /** In the site's zone, ready to show: `27`, `Fri`, `Nov`. */
  day: string | number;
  weekday: string;
  month: string;
  /** For machines, `2026-11-27`. */
  dateTime: string;
  size?: 'medium' | 'large';
};

/** The date of an event: a large day, its weekday and month below. */
export function DateTile({ day, weekday, month, dateTime, size = 'medium' }: DateTileProps) {
  return (
    <time dateTime={dateTime} className={classNames(styles.tile, styles[size])}>
      <span className={styles.day}>{day}</span>{' '}
      <span className={styles.month}>
        {weekday} {month}
      </span>
    </time>
  );
}
