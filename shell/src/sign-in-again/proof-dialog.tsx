import { call } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import type { ProofInput } from '@narthex/shared-contracts/schemas/second-factor';
import {
  Button,
  CodeField,
  Dialog,
  ErrorBanner,
  FormActions,
  FormFields,
  PasswordField,
} from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { describeFailure } from '../portals/form/form-failure';
import { signWithPasskey } from '../portals/form/sign-with-passkey';

const MESSAGES = {
  refused: 'This could not be confirmed. Please try again.',
  noResponse: 'This could not be confirmed. Please try again.',
};

type Proof = ProofInput | (() => Promise<ProofInput>);

interface ProofDialogProps {
  email: string;
  onProve: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, or for a code or a passkey of those who have one, before a call that needs a proof. */
export function ProofDialog({ email, onProve, onCancel }: ProofDialogProps) {
  // Without a response the dialog asks for the password, which everybody has.
  const { data: factors } = useQuery({
    queryKey: ['proof', email],
    queryFn: () => call('secondFactor.get').then(({ data }) => data),
    retry: false,
  });
  const [isCode, setCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = isCode ? 'code' : 'current_password';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, and the dialog may be inside a form that is being saved.
    event.stopPropagation();
    if (isBusy) return;
    const missing = isCode ? t('Please enter the code') : t('Please enter your current password');
    if (typed === '') {
      setFailure(null);
      return setError(missing);
    }
    await prove({ [field]: typed });
  }

  const handlePasskey = () =>
    prove(async () => ({ passkey: await signWithPasskey((await call('auth.passkeyForProof')).data) }));

  async function prove(proof: Proof) {
    setFailure(null);
    setError(undefined);
    setBusy(true);
    try {
      await onProve(proof);
    } catch (cause) {
      const { message, fields } = describeFailure(cause, MESSAGES, [field]);
      setFailure(message);
      setError(fields[field]);
      setBusy(false);
    }
  }

  function switchField() {
    setCode(!isCode);
    setTyped('');
    setError(undefined);
    setFailure(null);
  }

  const control = {
    name: field,
    required: true,
    value: typed,
    error,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Please confirm that it is you"
      size="small"
      description="You signed in a while ago, and this needs your password again. Nothing you typed is lost: you go on where you were."
    >
      <form noValidate aria-label="Confirm that it is you" onSubmit={(event) => void handleSubmit(event)}>
        <FormFields>
          {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
          <p>
            Signed in as <b>{email}</b>
          </p>
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          {isCode ? (
            <CodeField kind="app" {...control} />
          ) : (
            <PasswordField label="Password" autoComplete="current-password" {...control} />
          )}
          {factors?.has_app ? (
            <p>
              <Button variant="quiet" size="small" onClick={switchField}>
                {isCode ? 'Use the password' : 'Use the code from your app'}
              </Button>
            </p>
          ) : null}
          {factors && factors.passkeys.length > 0 ? (
            <p>
              <Button variant="quiet" size="small" disabled={isBusy} onClick={() => void handlePasskey()}>
                Use your passkey
              </Button>
            </p>
          ) : null}
          <FormActions>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? 'Confirming…' : 'Confirm'}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
