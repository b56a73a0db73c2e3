import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '@narthex/shared-auth';
import { codeSchema, type Authenticator } from '@narthex/shared-contracts/schemas/second-factor';
import { AuthenticatorKey, CodeField, FormFields } from '@narthex/shared-ui';
import { explainRefusal } from '../../components/explain-refusal';
import { FormButtons } from '../../components/form-buttons';
import { useServerForm } from '../../components/use-server-form';

const resolver = zodResolver(codeSchema);
const FAILED = 'Failed to switch on two-step sign-in. Please try again.';

interface SetUpFormProps {
  authenticator: Authenticator;
  onEnabled: (recoveryCodes: readonly string[], message?: string) => void;
  onFailed: (message: string) => void;
  onCancel: () => void;
}

/** Renders the key for the app, and the field for its first code. */
export function SetUpForm({ authenticator, onEnabled, onFailed, onCancel }: SetUpFormProps) {
  const { register, submit, getMessage, isSaving } = useServerForm({
    resolver,
    defaultValues: { code: '' },
    fields: ['code'],
    onSend: async (body) => {
      const { data, message } = await call('secondFactor.enable', { body });
      onEnabled(data.recovery_codes, message);
    },
    onFailed: (cause) => onFailed(explainRefusal(cause, FAILED)),
  });
  return (
    <form noValidate aria-label="Set up two-step sign-in" onSubmit={(event) => void submit(event)}>
      <FormFields>
        <AuthenticatorKey authenticatorKey={authenticator.key} uri={authenticator.uri} />
        <CodeField kind="app" required {...register('code')} error={getMessage('code')} />
        <FormButtons isSaving={isSaving} onCancel={onCancel} label="Switch on" />
      </FormFields>
    </form>
  );
}
