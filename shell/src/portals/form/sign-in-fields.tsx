import { EmailField, PasswordField } from '@narthex/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SignInFieldsProps {
  email: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  messageOf: (field: 'email' | 'password') => string | undefined;
}

/** Email and password, as all three doors ask for them. */
export function SignInFields({ email, password, messageOf }: SignInFieldsProps) {
  return (
    <>
      <EmailField autoComplete="username" required {...email} error={messageOf('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...password}
        error={messageOf('password')}
      />
    </>
  );
}
