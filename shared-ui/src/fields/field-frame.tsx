import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../styles/class-names';
import type { FieldIds } from './use-field-ids';
import styles from './field.module.css';

/** Describes the texts of a field: its label, a help line and an error. */
export type FieldLabels = { label: ReactNode; help?: ReactNode; error?: string };

type FieldFrameProps = FieldLabels & {
  ids: FieldIds;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** Renders a control with label, help line and error, for controls that no other field covers. */
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

/** Renders the star of a required field. Screen readers get "required" from the control itself. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Renders the help line and the error of a control. `useFieldIds` connects them to it. */
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
