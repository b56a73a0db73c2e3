import { ApiError, useSession, type AskSecondStep } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import {
  Button,
  Dialog,
  ErrorBanner,
  FormActions,
  FormFields,
  LoadingBoundary,
  PasswordField,
  Spinner,
  lazyComponent,
} from '@narthex/shared-ui';
import { useState, type FormEvent } from 'react';
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

/** Replaces the message of the leaders' portal, whose form has a field for the department. */
const REFUSED_LEADER = t(
  'Login failed. Please check your password. If it is right, you no longer have access to this department.',
);

interface SignInAgainDialogProps {
  email: string;
  onSignIn: (password: string, ask: AskSecondStep) => Promise<void>;
  onRefuse: () => void;
}

/** Asks for the password. The account can't be changed, because the unsaved work belongs to that person. */
export function SignInAgainDialog({ email, onSignIn, onRefuse }: SignInAgainDialogProps) {
  const { pending, ask } = useSecondStep();
  const isLeader = useSession(({ stored }) => stored?.department != null);
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
    setError(password === '' ? t('Password is required') : undefined);
    if (password === '') return;
    setBusy(true);
    try {
      await onSignIn(password, ask);
    } catch (cause) {
      const { message, fields } = describeFailure(cause, MESSAGES, ['password']);
      const isRefused = cause instanceof ApiError && cause.code === 'invalid_credentials';
      setFailure(isLeader && isRefused ? REFUSED_LEADER : message);
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
        <LoadingBoundary fallback={<Spinner text="Loading..." />}>
          <SecondStep step={pending} />
        </LoadingBoundary>
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
