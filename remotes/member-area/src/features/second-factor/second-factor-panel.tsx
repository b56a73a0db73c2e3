import { useQueryClient, useQuery } from '@narthex/remote-kit/query';
import { useCurrentUser, call, useSession, useUnsavedChanges } from '@narthex/shared-auth';
import type { Authenticator } from '@narthex/shared-contracts/schemas/second-factor';
import { Button, ErrorState, Panel, RecoveryCodes, type ActionOutcome } from '@narthex/shared-ui';
import { useState, type ReactNode } from 'react';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-states';
import { useRecoveredFocus } from '../../components/use-recovered-focus';
import { AddFactor } from './add-factor';
import { EnabledFactor } from './enabled-factor';
import { PasskeyForm } from './passkey-form';
import { SetUpForm } from './set-up-form';
import styles from './second-factor.module.css';

/** Describes what the panel shows instead of the state: setting up, or recovery codes that are shown once. */
type Step =
  | { readonly kind: 'state' }
  | { readonly kind: 'set-up'; readonly authenticator: Authenticator }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Renders the two-step sign-in of people who hold an office, or who have it on. */
export function SecondFactorPanel() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data, isError, isFetching, refetch } = useSecondFactor();
  const [step, setStep] = useState<Step>({ kind: 'state' });
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const content = useRecoveredFocus(step);
  // The codes can't be shown again, so a session that ends meanwhile must not take them away.
  useUnsavedChanges(step.kind === 'codes');
  const hasOffice = user !== null && (user.role !== 'member' || user.department !== null);
  if (!hasOffice && !data?.is_enabled) return null;

  const show = (next: Step, message?: string) => {
    setOutcome(message ? { kind: 'done', message } : null);
    setStep(next);
    // Setting up signs out the other devices, which the page lists too.
    void client.invalidateQueries({ queryKey: ['member-area'] });
  };
  const fail = (message: string) => setOutcome({ kind: 'failed', message });
  const showCodes = (codes: readonly string[], message?: string) =>
    show(codes.length > 0 ? { kind: 'codes', codes } : { kind: 'state' }, message);
  const addFactor = (
    <AddFactor
      hasApp={data?.is_enabled === true && data.has_app !== false}
      onKey={(authenticator) => show({ kind: 'set-up', authenticator })}
      onPasskey={() => show({ kind: 'passkey' })}
      onFailed={fail}
    />
  );

  return (
    <Panel title="Two-step sign-in">
      <Outcome outcome={outcome} onDismiss={() => setOutcome(null)} />
      <div ref={content} tabIndex={-1}>
        {step.kind === 'set-up' ? (
          <SetUpForm
            authenticator={step.authenticator}
            onEnabled={showCodes}
            onFailed={fail}
            onCancel={() => show({ kind: 'state' })}
          />
        ) : null}
        {step.kind === 'passkey' ? (
          <PasskeyForm onAdded={showCodes} onFailed={fail} onCancel={() => show({ kind: 'state' })} />
        ) : null}
        {step.kind === 'codes' ? (
          <>
            <RecoveryCodes codes={step.codes} />
            <div className={styles.actions}>
              <Button onClick={() => show({ kind: 'state' })}>I have kept the codes</Button>
            </div>
          </>
        ) : null}
        {step.kind === 'state' && data?.is_enabled ? (
          <EnabledFactor
            state={data}
            onCodes={showCodes}
            onRemoved={(message) => show({ kind: 'state' }, message)}
            onFailed={fail}
          >
            {addFactor}
          </EnabledFactor>
        ) : null}
        {step.kind === 'state' && data?.is_enabled === false ? (
          <OfferedFactor>{addFactor}</OfferedFactor>
        ) : null}
        {!data && isError ? (
          <ErrorState
            message="Failed to load your two-step sign-in"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
        {!data && !isError ? <PanelLoading lines={2} /> : null}
      </div>
    </Panel>
  );
}

/** Renders why a second step is worth it, and the buttons that begin to set it up. */
function OfferedFactor({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles.text}>
        With it, signing in takes your password and a second step: a code from an app on your phone, or a
        passkey, which is your fingerprint, your face or a security key. A stolen password alone then opens
        nothing.
      </p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}

/** Loads whether the person signs in with a second step. */
function useSecondFactor() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'second-factor', actorId],
    queryFn: ({ signal }) => call('secondFactor.get', {}, { signal }).then(({ data }) => data),
  });
}
