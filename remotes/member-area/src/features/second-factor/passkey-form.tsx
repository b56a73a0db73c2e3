import { ApiError, call } from '@narthex/shared-auth';
import { passkeyNameSchema } from '@narthex/shared-contracts/schemas/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, FormActions, FormFields, Spinner, TextField } from '@narthex/shared-ui';
import { useServerForm } from '../../components/use-server-form';
import { createCredential, PasskeyNotMade } from './create-credential';

const resolver = zodResolver(passkeyNameSchema);
const FAILED = 'Failed to add the passkey. Please try again.';

interface PasskeyFormProps {
  onAdded: (recoveryCodes: readonly string[], message?: string) => void;
  onFailed: (message: string) => void;
  onCancel: () => void;
}

function describe(cause: unknown): string {
  if (cause instanceof PasskeyNotMade) return cause.message;
  const hasReason = cause instanceof ApiError && [401, 409, 429].includes(cause.status);
  return hasReason && !cause.hasDefaultMessage ? cause.message : FAILED;
}

/** Renders the field for the name of a new passkey, and the button that lets the browser make it. */
export function PasskeyForm({ onAdded, onFailed, onCancel }: PasskeyFormProps) {
  const { register, submit, getMessage, isSaving } = useServerForm({
    resolver,
    defaultValues: { name: '' },
    fields: ['name'],
    onSend: async ({ name }) => {
      const { data: creation } = await call('passkeys.setUp');
      const credential = await createCredential(creation);
      const { data, message } = await call('passkeys.create', { body: { name, credential } });
      onAdded(data.recovery_codes, message);
    },
    onFailed: (cause) => onFailed(describe(cause)),
  });
  return (
    <form noValidate aria-label="Add a passkey" onSubmit={(event) => void submit(event)}>
      <FormFields>
        <TextField
          label="Name of the passkey"
          help="So that you know it later, such as “My phone”. Your device then asks for your fingerprint, your face, its PIN or your security key."
          required
          autoComplete="off"
          {...register('name')}
          error={getMessage('name')}
        />
        <FormActions>
          <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? <Spinner size="small" text="Waiting for your device..." /> : 'Add the passkey'}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
