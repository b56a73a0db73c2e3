import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '@narthex/shared-auth';
import type { EndpointInput, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { passkeyNameSchema } from '@narthex/shared-contracts/schemas/passkeys';
import { t } from '@narthex/shared-contracts/translate';
import { FormFields, TextField } from '@narthex/shared-ui';
import { explainRefusal } from '../../components/explain-refusal';
import { FormButtons } from '../../components/form-buttons';
import { useServerForm } from '../../components/use-server-form';

/** Is thrown with a message for the person if the browser has made no passkey. */
class PasskeyNotMade extends Error {}

const NOT_MADE = t('No passkey was made. Please try again.');
const KNOWN = t('This device or security key has a passkey for your account already.');
const WRONG_ADDRESS = t('Passkeys don’t work at this address of the site.');
const MESSAGES: Readonly<Record<string, string>> = { InvalidStateError: KNOWN, SecurityError: WRONG_ADDRESS };

/** Lets the browser make a passkey. The code for it loads with the first use. */
async function createCredential(
  creation: EndpointOutput<'passkeys.setUp'>['data'],
): Promise<EndpointInput<'passkeys.create'>['body']['credential']> {
  const { startRegistration } = await import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser');
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (cause) {
    console.warn('No passkey was made', cause);
    throw new PasskeyNotMade((cause instanceof Error && MESSAGES[cause.name]) || NOT_MADE);
  }
}

const resolver = zodResolver(passkeyNameSchema);
const FAILED = 'Failed to add the passkey. Please try again.';

interface PasskeyFormProps {
  onAdded: (recoveryCodes: readonly string[], message?: string) => void;
  onFailed: (message: string) => void;
  onCancel: () => void;
}

function describe(cause: unknown): string {
  if (cause instanceof PasskeyNotMade) return cause.message;
  return explainRefusal(cause, FAILED);
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
        <FormButtons
          isSaving={isSaving}
          onCancel={onCancel}
          label="Add the passkey"
          busy="Waiting for your device..."
        />
      </FormFields>
    </form>
  );
}
