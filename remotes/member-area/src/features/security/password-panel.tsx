import { call } from '@narthex/shared-auth';
import { MIN_PASSWORD_LENGTH } from '@narthex/shared-contracts';
import {
  Button,
  FormActions,
  FormErrors,
  FormFields,
  Panel,
  PasswordField,
  Spinner,
  type ActionOutcome,
} from '@narthex/shared-ui';
import { useQueryClient } from '@narthex/remote-kit/query';
import { useState } from 'react';
import { explainRefusal } from '../../components/explain-refusal';
import { Outcome } from '../../components/outcome';
import styles from './security.module.css';
import { passwordChangeFormSchema } from '@narthex/shared-contracts/schemas/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useServerForm } from '../../components/use-server-form';

const resolver = zodResolver(passwordChangeFormSchema);

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;
const FAILED = 'Failed to change your password. Please try again.';

/** Returns the form of a new password. The repeated password isn't sent. */
function usePasswordForm({
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
    onFailed: (cause) => onFailed(explainRefusal(cause, FAILED)),
  });
  return form;
}

/** Renders the form that changes the password. */
export function PasswordPanel() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const { register, submit, getMessage, summary, attempt, isSaving } = usePasswordForm({
    onSaved: (message) => {
      setOutcome({ kind: 'done', message });
      void client.invalidateQueries({ queryKey: ['member-area', 'devices'] });
    },
    onFailed: (message) => setOutcome({ kind: 'failed', message }),
  });
  return (
    <Panel title="Change password">
      <Outcome outcome={outcome} onDismiss={() => setOutcome(null)} />
      <form
        className={styles.form}
        noValidate
        aria-label="Change password"
        onSubmit={(event) => void submit(event)}
      >
        <FormFields>
          <FormErrors errors={summary} attempt={attempt} />
          <PasswordField
            label="Current password"
            required
            {...register('current_password')}
            error={getMessage('current_password')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            help={`At least ${MIN_PASSWORD_LENGTH} characters. A few words that only you would put together are easy to remember and hard to guess.`}
            required
            {...register('password')}
            error={getMessage('password')}
          />
          <PasswordField
            label="Repeat new password"
            autoComplete="new-password"
            required
            {...register('password_confirmation')}
            error={getMessage('password_confirmation')}
          />
          <p className={styles.note}>
            You stay signed in here. Every other device is signed out and needs the new password.
          </p>
          <FormActions>
            <Button type="submit" isBusy={isSaving}>
              {isSaving ? <Spinner size="small" text="Saving..." /> : 'Change password'}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Panel>
  );
}
