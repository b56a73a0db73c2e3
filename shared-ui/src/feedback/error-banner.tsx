import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './error-banner.module.css';

/** A red banner that stays until what it says is settled. Lines in the message stay lines. */
export function ErrorBanner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.banner} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
