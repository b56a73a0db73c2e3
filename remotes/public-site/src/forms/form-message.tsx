import type { ReactNode } from 'react';
import styles from './form-message.module.css';

/** How sending went: a success is announced politely, a failure at once. */
export function FormMessage({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={styles.message} data-tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      {children}
    </p>
  );
}
