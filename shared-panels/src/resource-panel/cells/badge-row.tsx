import type { ReactNode } from 'react';
import styles from './badge-row.module.css';

/** Badges beside each other, on further lines where they don't fit. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>;
}
