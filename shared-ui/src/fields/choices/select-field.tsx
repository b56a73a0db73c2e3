import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { FieldFrame } from '../field-frame';
import type { FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

/** Describes an option by its stored value and its visible label. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

/** Describes the props of a select field: those of a native select, its labels and options. */
export type SelectFieldProps = ComponentProps<'select'> &
  FieldLabels & {
    /** Holds the options as data. For groups, pass `<optgroup>` children instead. */
    options?: readonly SelectOption[];
    /** Holds the label of a first, empty option, such as "Choose a category". */
    placeholder?: string;
  };

/** Renders a select field, which opens the native picker of phones. */
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
