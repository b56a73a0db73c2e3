import type { ComponentProps } from 'react';
import { classNames } from '../../styles/class-names';
import { FieldNotes, RequiredMark } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Describes the props of a checkbox: those of a native one, and its labels. */
export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldLabels & { type?: 'checkbox' | 'radio' };

/** Renders a checkbox, or one of several options with `type="radio"`. The whole line can be pressed. */
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
