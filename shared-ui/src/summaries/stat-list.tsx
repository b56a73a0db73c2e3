import type { ReactNode } from 'react';
import styles from './stat-list.module.css';

/** Describes a figure. */
export type Stat = {
  key: string;
  value: ReactNode;
  /** Continues the figure as a sentence: "members in the choirs". */
  label: string;
};

/** A figure with more characters than this doesn't fit into a phone's column at full size. */
const MAX_LARGE_LENGTH = 7;

const isLong = (value: ReactNode) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).length > MAX_LARGE_LENGTH;

/** Renders figures beside each other, or in two columns on a phone. */
export function StatList({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats} aria-label={label} role="list">
      {stats.map((stat) => (
        <li key={stat.key} className={styles.stat}>
          <span className={styles.value} data-size={isLong(stat.value) ? 'long' : undefined}>
            {stat.value}
          </span>{' '}
          <span className={styles.label}>{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}
