import type { ReactNode } from 'react';
import styles from './activity-list.module.css';

/** One thing that happened. */
export type Activity = {
  key: string;
  /** What happened; set the name in `<b>`. */
  text: ReactNode;
  /** In words, "20 minutes ago", with the instant for machines: `<time>`. */
  when: ReactNode;
};

/** What happened lately, newest first. */
export function ActivityList({ label, items }: { label: string; items: readonly Activity[] }) {
  return (
    <ol className={styles.list} aria-label={label} role="list">
      {items.map((item) => (
        <li key={item.key}>
          <span>{item.text}</span>
          <span className={styles.when}>{item.when}</span>
        </li>
      ))}
    </ol>
  );
}
