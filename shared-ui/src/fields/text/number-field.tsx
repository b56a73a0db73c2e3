import { TextField, type TextFieldProps } from './text-field';

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
