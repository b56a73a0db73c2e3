import type { AskSecondStep } from '@narthex/shared-auth';
import {
  Button,
  Dialog,
  ErrorBanner,
  FormActions,
  FormFields,
  PasswordField,
  Spinner,
  lazyComponent,
} from '@narthex/shared-ui';
import { Suspense, useState, type FormEvent } from 'react';
import { describeFailure } from '../portals/form/form-failure';
import { useSecondStep } from '../portals/form/use-second-step';

const SecondStep = lazyComponent(async () => {
  const { SecondStep: Step } = await import(
    /* webpackChunkName: "second-step" */ '../portals/second-step/second-step'
  );
  return { default: Step };
});

const MESSAGES = {
  refused: 'Login failed. Please check your credentials.',
  noResponse: 'Login failed. Please try again.',
};

interface SignInAgainDialogProps {
  email: string;
  onSignIn: (password: string, ask: AskSecondStep) => Promise<void>;
  onRefuse: () => void;
}

/** Asks for the password. The account can't be changed, because the unsaved work belongs to that person. */
export function SignInAgainDialog({ email, onSignIn, onRefuse }: SignInAgainDialogProps) {
  const { pending, ask } = useSecondStep();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, and the dialog may be inside a form that is being saved.
    event.stopPropagation();
    if (isBusy) return;
    setFailure(null);
    setError(password === '' ? 'Password is required' : undefined);
    if (password === '') return;
    setBusy(true);
    try {
      await onSignIn(password, ask);
    } catch (cause) {
      const { message, fields } = describeFailure(cause, MESSAGES, ['password']);
      setFailure(message);
      setError(fields['password']);
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onRefuse}
      title="Please sign in again"
      size="small"
      description="Authentication failed. Please log in again. Nothing you typed is lost: you go on where you were."
    >
      {pending ? (
        <Suspense fallback={<Spinner text="Loading..." />}>
          <SecondStep step={pending} />
        </Suspense>
      ) : null}
      <form
        hidden={pending !== null}
        noValidate
        aria-label="Sign in again"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <FormFields>
          {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
          <p>
            Signing in as <b>{email}</b>
          </p>
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={error}
            onChange={(event) => setPassword(event.target.value)}
          />
          <FormActions>
            <Button variant="quiet" onClick={onRefuse}>
              Not now
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? 'Signing in…' : 'Sign in'}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
