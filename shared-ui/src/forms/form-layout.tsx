import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

/** Renders the fields of a form in one column with even gaps. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Renders two short fields beside each other if there is room, such as a date and a time. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Renders related fields below a heading and a line. */
export function FormGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Renders the actions of a form at the bottom right, the primary one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
