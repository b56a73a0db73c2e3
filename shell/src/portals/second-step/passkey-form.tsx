import { useEffect, useRef } from 'react';
import { ApiError, call } from '@narthex/shared-auth';
import type { Resolver } from 'react-hook-form';
import { PortalForm } from '../form/portal-form';
import { signWithPasskey } from '../form/sign-with-passkey';
import { usePortalForm } from '../form/use-portal-form';
import type { PendingStep } from '../form/use-second-step';

type NoFields = Record<string, never>;
const resolver: Resolver<NoFields, unknown, NoFields> = (values) => ({ values, errors: {} });
const MESSAGES = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};

/** Renders the button that asks the browser for a passkey of the account. */
export function PasskeyForm({ step }: { step: PendingStep }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const controls = usePortalForm({
    resolver,
    defaultValues: {},
    messages: MESSAGES,
    onSend: async () => {
      const { challenge } = step;
      try {
        const { data: request } = await call('auth.passkeyAtSignIn', { body: { challenge } });
        const passkey = await signWithPasskey(request);
        const { data } = await call('auth.completeSignIn', { body: { challenge, passkey } });
        step.onDone(data);
      } catch (cause) {
        // The sign-in is over, so it begins again with the password.
        if (cause instanceof ApiError && cause.status === 401) return step.onBack(cause);
        throw cause;
      }
    },
  });
  return (
    <div ref={box}>
      <PortalForm
        controls={controls}
        label="Two-step sign-in"
        action="Use your passkey"
        busyAction="Waiting for your passkey…"
      >
        <p>
          Your device asks for your fingerprint, your face or its PIN. With a security key, plug it in and
          touch it.
        </p>
      </PortalForm>
    </div>
  );
}
