import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** Renders badges beside each other, wrapped if they don't fit. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>;
}
