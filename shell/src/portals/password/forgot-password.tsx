import { call } from '@narthex/shared-auth';
import {
  forgotPasswordSchema,
  type ForgotPasswordInput,
} from '@narthex/shared-contracts/schemas/account-links';
import { EmailField } from '@narthex/shared-ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { PortalForm } from '../form/portal-form';
import { PortalFrame } from '../frame/portal-frame';
import { usePortalForm } from '../form/use-portal-form';
import { DoneMessage } from './done-message';

const resolver = zodResolver(forgotPasswordSchema);
const MESSAGES = {
  refused: 'The email could not be sent.',
  noResponse: 'The email could not be sent. Please try again.',
};

/** Renders `/forgot-password`, which sends an email with a link to choose a new password. */
export default function ForgotPassword() {
  const [message, setMessage] = useState<string | null>(null);
  const controls = usePortalForm<ForgotPasswordInput, ForgotPasswordInput>({
    resolver,
    defaultValues: { email: '' },
    messages: MESSAGES,
    onSend: async (body) => setMessage((await call('auth.forgotPassword', { body })).message),
  });
  return (
    <PortalFrame
      title="Forgot your password?"
      lead="Enter the email address of your account. We send you a link that lets you choose a new one."
      quote="Ask, and it will be given."
    >
      {message ? (
        <DoneMessage>{message}</DoneMessage>
      ) : (
        <PortalForm
          controls={controls}
          label="Forgot your password"
          action="Send me a link"
          busyAction="Sending…"
        >
          <EmailField
            autoComplete="username"
            required
            {...controls.form.register('email')}
            error={controls.getMessage('email')}
          />
        </PortalForm>
      )}
    </PortalFrame>
  );
}
