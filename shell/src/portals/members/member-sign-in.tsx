import { login } from '@narthex/shared-auth';
import { loginSchema, type LoginInput } from '@narthex/shared-contracts/schemas/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { PortalForm } from '../form/portal-form';
import { SignInFields } from '../form/sign-in-fields';
import { usePortalForm, type PortalForm as Controls } from '../form/use-portal-form';
import type { PortalSession } from '../use-portal-session';
import { ForgotPasswordLink } from '../password/forgot-password-link';

const resolver = zodResolver(loginSchema);
const MESSAGES = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};

type SignInControls = Controls<LoginInput, { email: string; password: string }>;

/** Holds the state of the form above the tabs, so that switching tabs keeps the input. */
export function useMemberSignIn(enter: PortalSession['enter']): SignInControls {
  return usePortalForm({
    resolver,
    defaultValues: { email: '', password: '' },
    messages: MESSAGES,
    onSend: (input) => enter((ask) => login(input, ask)),
  });
}

export function MemberSignIn({ controls }: { controls: SignInControls }) {
  const { register } = controls.form;
  return (
    <>
      <PortalForm controls={controls} label="Sign in" action="Sign in" busyAction="Signing in…">
        <SignInFields
          email={register('email')}
          password={register('password')}
          getMessage={controls.getMessage}
        />
      </PortalForm>
      <ForgotPasswordLink />
    </>
  );
}
