import type { ComponentProps } from 'react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Everything a native textarea takes, and its label. */
export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldLabels;

/** Several lines of text. */
export function TextAreaField({ label, help, error, id, className, ...rest }: TextAreaFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <textarea rows={4} {...rest} {...aria} id={ids.control} className={styles.control} />
    </FieldFrame>
  );
}
