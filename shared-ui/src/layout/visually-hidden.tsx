import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Renders text for screen readers only. With the role `status`, its changes are announced. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
