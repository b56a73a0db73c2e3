import { register as joinChurch, type Joined } from '@narthex/shared-auth';
import { MIN_PASSWORD_LENGTH } from '@narthex/shared-contracts';
import { registerSchema, type RegisterInput } from '@narthex/shared-contracts/schemas/auth';
import { EmailField, FormRow, PasswordField, TextField } from '@narthex/shared-ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { PortalForm } from '../form/portal-form';
import { ForgotPasswordLink } from '../password/forgot-password-link';
import { usePortalForm, type PortalForm as Controls } from '../form/use-portal-form';

const resolver = zodResolver(registerSchema);
const MESSAGES = { refused: 'Registration failed', noResponse: 'Registration failed. Please try again.' };

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  phone: '',
};

type JoinControls = Controls<RegisterInput, RegisterInput>;

/** Holds the state of the form above the tabs, so that switching tabs keeps the input. */
export function useJoin(onJoined: (input: RegisterInput, joined: Joined) => Promise<void>): JoinControls {
  const controls = usePortalForm<RegisterInput, RegisterInput>({
    resolver,
    defaultValues: EMPTY,
    messages: MESSAGES,
    onSend: async (input) => {
      const joined = await joinChurch(input);
      controls.form.reset();
      await onJoined(input, joined);
    },
  });
  return controls;
}

export function JoinForm({ controls }: { controls: JoinControls }) {
  const { form, getMessage } = controls;
  const { register } = form;
  return (
    <>
      <PortalForm controls={controls} label="Join us" action="Join us" busyAction="Joining…">
        <FormRow>
          <TextField
            label="First name"
            autoComplete="given-name"
            required
            {...register('first_name')}
            error={getMessage('first_name')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            required
            {...register('last_name')}
            error={getMessage('last_name')}
          />
        </FormRow>
        <EmailField required {...register('email')} error={getMessage('email')} />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          placeholder="+254 7XX XXX XXX"
          {...register('phone')}
          error={getMessage('phone')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help={`At least ${MIN_PASSWORD_LENGTH} characters`}
          required
          {...register('password')}
          error={getMessage('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          {...register('password_confirmation')}
          error={getMessage('password_confirmation')}
        />
      </PortalForm>
      {/* A person with an account needs a new password, not a second account. */}
      {getMessage('email') ? <ForgotPasswordLink /> : null}
    </>
  );
}
