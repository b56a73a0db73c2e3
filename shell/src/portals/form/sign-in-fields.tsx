import { EmailField, PasswordField } from '@narthex/shared-ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SignInFieldsProps {
  email: UseFormRegisterReturn;
  password: UseFormRegisterReturn;
  getMessage: (field: 'email' | 'password') => string | undefined;
}

export function SignInFields({ email, password, getMessage }: SignInFieldsProps) {
  return (
    <>
      <EmailField autoComplete="username" required {...email} error={getMessage('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...password}
        error={getMessage('password')}
      />
    </>
  );
}
