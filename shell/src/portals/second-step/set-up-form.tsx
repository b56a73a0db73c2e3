import { useState } from 'react';
import { ApiError, call } from '@narthex/shared-auth';
import { AuthenticatorKey, Button, ErrorState, RecoveryCodes, Spinner } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '@narthex/shared-contracts/translate';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { describeFailure } from '../form/form-failure';
import { CodeForm } from './code-form';
import type { PendingStep } from '../form/use-second-step';
import styles from '../frame/portal-frame.module.css';

const FAILED = t('Failed to start the set-up');
const FAILURES = { refused: FAILED, noResponse: FAILED };

/** Leads a person through setting up the app that the site requires. The session begins after the recovery codes. */
export function SetUpForm({ step }: { step: PendingStep }) {
  const [response, setResponse] = useState<EndpointOutput<'auth.completeSignIn'> | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['second-step', step.challenge],
    queryFn: () =>
      call('auth.setUpAtSignIn', { body: { challenge: step.challenge } }).then(({ data: key }) => key),
    // A second request would replace the key that the person has scanned.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  });

  if (response)
    return (
      <section className={styles.card} aria-label="Recovery codes" role="status">
        <RecoveryCodes codes={response.recovery_codes ?? []} />
        <div className={styles.actions}>
          <Button onClick={() => step.onDone(response.data)}>I have kept the codes: continue</Button>
        </div>
      </section>
    );
  if (error)
    return (
      <ErrorState
        message={describeFailure(error, FAILURES, []).message ?? FAILED}
        onRetry={() =>
          error instanceof ApiError && error.status === 401 ? step.onBack(error) : void refetch()
        }
        isRetrying={isFetching}
      />
    );
  if (!data) return <Spinner text="Loading..." />;
  return (
    <CodeForm step={step} action="Set up and sign in" busyAction="Signing in…" onSignedIn={setResponse}>
      <p>
        This site asks those who look after it for a code at each sign-in, so that a stolen password is not
        enough. Set it up now: it takes two minutes.
      </p>
      <AuthenticatorKey authenticatorKey={data.key} uri={data.uri} />
    </CodeForm>
  );
}
