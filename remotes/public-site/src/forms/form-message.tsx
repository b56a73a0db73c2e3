import type { ReactNode } from 'react';
import styles from './form-message.module.css';

/**
 * Renders the result of a form. A failure is announced by itself; a success is rendered in a `FormStatus`, which
 * announces it.
 */
export function FormMessage({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={styles.message} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {children}
    </p>
  );
}
