import { FieldNotes, RequiredMark, type FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import field from '../field.module.css';
import { CheckboxField } from './checkbox-field';
import styles from './status-field.module.css';

/** Describes the props of a group of checkboxes. */
export interface CheckboxGroupProps<Value extends string> extends FieldLabels {
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Holds the selected values. */
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  required?: boolean;
}

/** Renders a checkbox for each option of a multiple choice. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, help, error, options, value: chosen, onChange, required } = props;
  const { ids, aria } = useFieldIds(undefined, help, error);
  return (
    <fieldset className={styles.field} aria-describedby={aria['aria-describedby']}>
      <legend className={field.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {options.map(({ value, label: text }) => (
        <CheckboxField
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {/* The group has no single control that could get the focus, so the error is an alert. */}
      <div role={error ? 'alert' : undefined}>
        <FieldNotes ids={ids} help={help} error={error} />
      </div>
    </fieldset>
  );
}
