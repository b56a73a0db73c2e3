import { classNames } from '../styles/class-names';
import styles from './date-tile.module.css';

/** Describes the parts of a date, formatted by the caller. */
export type DateTileProps = {
  /** Holds the formatted parts in the site's zone: `27`, `Fri`, `Nov`. */
  day: string | number;
  weekday: string;
  month: string;
  /** Holds the machine-readable date, such as `2026-11-27`. */
  dateTime: string;
  size?: 'medium' | 'large';
};

/** Renders a date as a tile: a large day with weekday and month below. */
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
