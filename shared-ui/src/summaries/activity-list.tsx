import type { ReactNode } from 'react';
import styles from './activity-list.module.css';

/** Describes an activity. */
export type Activity = {
  key: string;
  /** Tells what happened. The name is in `<b>`. */
  text: ReactNode;
  /** Holds the relative time such as "20 minutes ago" in a `<time>` element with the instant. */
  when: ReactNode;
};

/** Renders recent activities, newest first. */
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
