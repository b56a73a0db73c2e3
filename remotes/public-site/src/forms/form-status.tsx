import type { ReactNode, Ref } from 'react';
import styles from './form-message.module.css';

interface FormStatusProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** Nothing while there is nothing to say. */
  readonly children: ReactNode;
}

/** Where a form says that it was sent. It is always there: screen readers announce what enters a place they know. */
export function FormStatus({ ref, children }: FormStatusProps) {
  return (
    <div ref={ref} className={styles.status} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}
