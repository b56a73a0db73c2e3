import { TextField, type TextFieldProps } from './text-field';

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
