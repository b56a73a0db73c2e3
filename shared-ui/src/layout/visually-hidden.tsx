import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; a `status` is announced when it changes. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
