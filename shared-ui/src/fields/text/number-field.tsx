import { TextField, type TextFieldProps } from './text-field';

/** As for a text field, with the step that its numbers go by. */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** `0.01` for amounts of money; whole numbers unless given. */
  step?: number;
};

/** A number: the phone shows digits, with a decimal point only where the step has one. */
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
