import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../../summaries/badge';
import { classNames } from '../../styles/class-names';
import { FieldNotes, RequiredMark, type FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import field from '../field.module.css';
import styles from './status-field.module.css';

/** Describes an option of a status field with the colour of its badge. */
export type StatusOption = { value: string; label: string; tone?: BadgeTone };

/** Describes the props of a status field: those of radio buttons, and its options. */
export type StatusFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> &
  FieldLabels & { options: readonly StatusOption[] };

/** Renders radio buttons for a status, each with the badge that lists show. It accepts `{...register('status')}`. */
export function StatusField({ label, help, error, id, className, options, ...rest }: StatusFieldProps) {
  const { ids, aria } = useFieldIds(id, help, error);
  return (
    <fieldset
      className={classNames(styles.field, className)}
      role="radiogroup"
      aria-required={rest.required || undefined}
      {...aria}
    >
      <legend className={field.label}>
        {label}
        {rest.required ? <RequiredMark /> : null}
      </legend>
      <div className={styles.options}>
        {options.map(({ value, label: text, tone }) => (
          <label key={value} className={styles.option}>
            <input {...rest} type="radio" value={value} className={field.check} />
            <Badge tone={tone}>{text}</Badge>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </fieldset>
  );
}
