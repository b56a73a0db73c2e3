import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './error-banner.module.css';

/** Renders an error that stays until it is resolved. Line breaks in the message are kept. */
export function ErrorBanner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.banner} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
