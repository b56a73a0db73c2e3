import type { ReactNode } from 'react';
import styles from './stat-list.module.css';

/** One figure. */
export type Stat = {
  key: string;
  value: ReactNode;
  /** Follows the figure as a sentence: "members in the choirs". */
  label: string;
  /** A change worth seeing: "+18 today". */
  change?: string;
};

/** Figures in a row; two columns on a phone. */
export function StatList({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul className={styles.stats} aria-label={label} role="list">
      {stats.map((stat) => (
        <li key={stat.key} className={styles.stat}>
          <span className={styles.value}>{stat.value}</span>{' '}
          <span className={styles.label}>
            {stat.label}
            {stat.change ? <span className={styles.change}> {stat.change}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
