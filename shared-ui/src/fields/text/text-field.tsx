import type { ComponentProps } from 'react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Describes the props of a text field: those of a native input, and its labels. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldLabels;

/** Renders a field for a line of text. It accepts `{...register('name')}`. */
export function TextField({ label, help, error, id, className, ...rest }: TextFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <input type="text" {...rest} {...aria} id={ids.control} className={styles.control} />
    </FieldFrame>
  );
}
