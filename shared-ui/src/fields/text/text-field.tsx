import type { ComponentProps } from 'react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Everything a native input takes, and its label. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldLabels;

/** One line of text, a number, a date. Takes `{...register('name')}` as it is. */
export function TextField({ label, help, error, id, className, ...rest }: TextFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <input type="text" {...rest} {...aria} id={ids.control} className={styles.control} />
    </FieldFrame>
  );
}
