import type { ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { FieldNotes, RequiredMark } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Everything a native checkbox takes, and its label. */
export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldLabels & { type?: 'checkbox' | 'radio' };

/** A yes or no, or one of a few (`type="radio"`); the whole line can be pressed. */
export function CheckboxField({ label, help, error, id, className, ...rest }: CheckboxFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <div className={classNames(styles.field, styles.checkField, className)}>
      <label className={styles.checkLabel} htmlFor={ids.control}>
        <input type="checkbox" {...rest} {...aria} id={ids.control} className={styles.check} />
        <span>
          {label}
          {rest.required ? <RequiredMark /> : null}
        </span>
      </label>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
