import { ApiError, call } from '@narthex/shared-auth';
import { passwordChangeFormSchema } from '@narthex/shared-contracts/schemas/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useServerForm } from '../../components/use-server-form';

const resolver = zodResolver(passwordChangeFormSchema);

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;
const FAILED = 'Failed to change your password. Please try again.';

/** Returns the form of a new password. The repeated password isn't sent. */
export function usePasswordForm({
  onSaved,
  onFailed,
}: {
  readonly onSaved: (message: string) => void;
  readonly onFailed: (message: string) => void;
}) {
  const form = useServerForm({
    resolver,
    defaultValues: EMPTY,
    fields: FIELDS,
    onSend: async ({ current_password, password }) => {
      const { message } = await call('auth.changePassword', { body: { current_password, password } });
      form.reset(EMPTY);
      onSaved(message);
    },
    // The server limits attempts, and its message tells how long to wait.
    onFailed: (cause) => onFailed(cause instanceof ApiError && cause.status === 429 ? cause.message : FAILED),
  });
  return form;
}
