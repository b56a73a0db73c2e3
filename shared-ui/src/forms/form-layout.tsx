import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

/** The fields of a form in one column with even gaps. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Two short fields side by side where there is room: a date and a time. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Fields that belong together, below a heading of their own and a line. */
export function FormGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The foot of a form: the primary action last, at the bottom right. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
