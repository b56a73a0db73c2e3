import type { ComponentProps } from 'react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Describes the props of a text area: those of a native one, and its labels. */
export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldLabels;

/** Renders a field for several lines of text. */
export function TextAreaField({ label, help, error, id, className, ...rest }: TextAreaFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <textarea rows={4} {...rest} {...aria} id={ids.control} className={styles.control} />
    </FieldFrame>
  );
}
