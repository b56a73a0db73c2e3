import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, call } from '@narthex/shared-auth';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { codeSchema } from '@narthex/shared-contracts/schemas/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@narthex/shared-contracts/translate';
import { Button, CodeField } from '@narthex/shared-ui';
import styles from './code-form.module.css';
import { PasskeyForm } from './passkey-form';
import { PortalForm } from '../form/portal-form';
import { usePortalForm } from '../form/use-portal-form';
import { wentBack, type PendingStep } from '../form/use-second-step';

const resolver = zodResolver(codeSchema);
const MESSAGES = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};

export interface CodeFormProps {
  step: PendingStep;
  action: string;
  busyAction: string;
  /** Gets the response with the session; by default the sign-in continues with it. */
  onSignedIn?: (response: EndpointOutput<'auth.completeSignIn'>) => void;
  children?: ReactNode;
}

type Kind = 'passkey' | 'app' | 'recovery';

const SWITCH_TO: Readonly<Record<Kind, string>> = {
  passkey: t('Use your passkey'),
  app: t('Use the code from your app'),
  recovery: t('Use a recovery code'),
};

/** Lists the ways to complete a sign-in, the easiest first. Other back ends name no factors, and have the app only. */
const kindsOf = ({ step, factors = ['app'] }: PendingStep): readonly [Kind, ...Kind[]] => {
  if (step === 'set-up') return ['app'];
  if (!factors.includes('passkey')) return ['app', 'recovery'];
  return factors.includes('app') ? ['passkey', 'app', 'recovery'] : ['passkey', 'recovery'];
};

/** Renders the form for a factor of the account. The password stays in its form, to which `Back` leads. */
export function CodeForm({ step, children, ...form }: CodeFormProps) {
  const kinds = kindsOf(step);
  const [kind, setKind] = useState<Kind>(kinds[0]);
  return (
    <>
      {kind === 'passkey' ? (
        <PasskeyForm step={step} />
      ) : (
        // A code of the other kind begins with an empty form, without the errors of this one.
        <CodeOfKind key={kind} kind={kind} step={step} {...form}>
          {children}
        </CodeOfKind>
      )}
      <p className={styles.more}>
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => setKind(other)}>
              {SWITCH_TO[other]}
            </Button>
          ))}
        <Button variant="quiet" size="small" onClick={() => step.onBack(wentBack())}>
          Back
        </Button>
      </p>
    </>
  );
}

function CodeOfKind({
  kind,
  step,
  action,
  busyAction,
  onSignedIn,
  children,
}: CodeFormProps & { kind: 'app' | 'recovery' }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const controls = usePortalForm({
    resolver,
    defaultValues: { code: '' },
    messages: MESSAGES,
    onSend: async ({ code }) => {
      try {
        const response = await call('auth.completeSignIn', { body: { challenge: step.challenge, code } });
        (onSignedIn ?? (({ data }) => step.onDone(data)))(response);
      } catch (cause) {
        // The challenge is over, so the sign-in begins again with the password.
        if (cause instanceof ApiError && cause.status === 401) return step.onBack(cause);
        throw cause;
      }
    },
  });
  return (
    <div ref={box}>
      <PortalForm controls={controls} label="Two-step sign-in" action={action} busyAction={busyAction}>
        {children}
        <CodeField
          kind={kind}
          required
          {...controls.form.register('code')}
          error={controls.getMessage('code')}
        />
      </PortalForm>
    </div>
  );
}
