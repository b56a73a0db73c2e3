import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../styles/class-names';
import type { FieldIds } from './use-field-ids';
import styles from './field.module.css';

/** What a field says: its label, a help line below, an error under it. */
export type FieldLabels = { label: ReactNode; help?: ReactNode; error?: string };

type FieldFrameProps = FieldLabels & {
  ids: FieldIds;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, control, help below, error under it. For a control that the ready-made fields don't cover. */
export function FieldFrame({ ids, label, help, error, required, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}

/** The star of a required field; the control itself says "required" to screen readers. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The help line and the error of a control; `useFieldIds` ties them to it. */
export function FieldNotes({ ids, help, error }: { ids: FieldIds; help?: ReactNode; error?: string }) {
  return (
    <>
      {help ? (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={ids.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}
