import { TextField, type TextFieldProps } from '../fields/text/text-fields';

/** Describes the props of a field for a sign-in code. */
export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete'> & {
  kind: 'app' | 'recovery';
};

/** Renders the field for a code of an authenticator app, or for a recovery code, which has letters. */
export function CodeField({ kind, ...rest }: CodeFieldProps) {
  if (kind === 'recovery')
    return (
      <TextField
        help="Each recovery code works once."
        {...rest}
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  return (
    <TextField
      help="Six digits, which change every half minute."
      {...rest}
      label="Code from your app"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
