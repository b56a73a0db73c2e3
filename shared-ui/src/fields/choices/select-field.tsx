import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** One choice: the stored value and the visible label. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Everything a native select takes, its label and its choices. */
export type SelectFieldProps = ComponentProps<'select'> &
  FieldLabels & {
    /** The choices as data; for groups, pass `<optgroup>` children instead. */
    options?: readonly SelectOption[];
    /** A first, empty choice such as "Choose a category". */
    placeholder?: string;
  };

/** One choice of an enum, in the phone's own picker. */
export function SelectField({
  label,
  help,
  error,
  id,
  className,
  options = [],
  placeholder,
  children,
  ...rest
}: SelectFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <FieldFrame {...{ ids, label, help, error, className }} required={rest.required}>
      <span className={styles.selectFrame}>
        <select {...rest} {...aria} id={ids.control} className={styles.control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDown size={18} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
