import { LoadingBoundary, Spinner, lazyComponent } from '@narthex/shared-ui';
import { SlotBoundary } from '../../federation/slot/slot-boundary';
import { ApiError } from '@narthex/shared-auth';
import { CodeForm } from './code-form';
import type { PendingStep } from '../form/use-second-step';

// Setting up loads lazily, because it happens once in the life of an account.
const SetUpForm = lazyComponent(async () => {
  const { SetUpForm: Form } = await import(/* webpackChunkName: "second-step-set-up" */ './set-up-form');
  return { default: Form };
});

const NOT_LOADED = 'The page could not be loaded. Please try again.';

/** Renders the second step of a sign-in: the code of the app, or setting up the app first. */
export function SecondStep({ step }: { step: PendingStep }) {
  if (step.step === 'code') return <CodeForm step={step} action="Sign in" busyAction="Signing in…" />;
  return (
    <SlotBoundary fallback={() => null} onError={() => step.onBack(new ApiError(0, 'network', NOT_LOADED))}>
      <LoadingBoundary fallback={<Spinner text="Loading..." />}>
        <SetUpForm step={step} />
      </LoadingBoundary>
    </SlotBoundary>
  );
}
