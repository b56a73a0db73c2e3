import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLabels } from '../field-frame';
import { useFieldIds } from '../use-field-ids';
import styles from '../field.module.css';

const INPUT_TYPES = { 'date-time': 'datetime-local', date: 'date', time: 'time' } as const;

/** Describes the props of a date field. Its value is a local date and time. */
export type DateTimeFieldProps = Omit<TextFieldProps, 'type'> & {
  kind?: keyof typeof INPUT_TYPES;
  /** Names the value's time zone, such as "East Africa Time". The value itself has no zone. */
  zoneName?: string;
};

/**
 * Renders a field for a date, a time or both with the native picker. The caller names the time zone and converts the
 * value.
 */
export function DateTimeField({ kind = 'date-time', zoneName, help, ...rest }: DateTimeFieldProps) {
  return <TextField {...rest} type={INPUT_TYPES[kind]} help={help ?? zoneName} />;
}

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

/** Renders a field for an email address, with the matching keyboard and without autocorrection. */
export function EmailField({
  label = 'Email',
  ...rest
}: Partial<Pick<TextFieldProps, 'label'>> & Omit<TextFieldProps, 'label' | 'type'>) {
  return (
    <TextField
      label={label}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type="email"
    />
  );
}

/** Describes the props of a number field: those of a text field and the step. */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Holds the step between numbers, such as `0.01` for money. The default allows whole numbers only. */
  step?: number;
};

/** Renders a field for a number. The keyboard of phones has a decimal point only if the step does. */
export function NumberField({ step = 1, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      step={step}
    />
  );
}
