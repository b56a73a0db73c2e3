import { TextField, type TextFieldProps } from './text-field';

/** An e-mail address: the phone shows the right keys, and corrects nothing. */
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
