import type { ReactNode } from 'react';
import styles from './form-message.module.css';

/** How sending went. A failure is announced at once; a success stands in a `FormStatus`, which announces it. */
export function FormMessage({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={styles.message} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {children}
    </p>
  );
}
