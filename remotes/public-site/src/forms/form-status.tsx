import type { ReactNode, Ref } from 'react';
import styles from './form-message.module.css';

interface FormStatusProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** Is empty if there is no message. */
  readonly children: ReactNode;
}

/**
 * Renders the status of a form. It is always in the page, since screen readers only announce changes of elements they
 * know.
 */
export function FormStatus({ ref, children }: FormStatusProps) {
  return (
    <div ref={ref} className={styles.status} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}
