import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, call } from '@narthex/shared-auth';
import {
  keyFormSchema,
  type KeyFormInput,
  type KeyInput,
} from '@narthex/shared-contracts/schemas/delivery-keys';
import {
  Button,
  CheckboxField,
  Dialog,
  ErrorBanner,
  FormFields,
  NumberField,
  Spinner,
  TextField,
} from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { explainFailure } from '../../resource-panel/actions/explain-failure';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { IssuedToken } from './issued-token';

export interface IssueKeyDialogProps {
  onClose: () => void;
  onIssued: () => void;
}

/** Issues a key to a ministry team, and shows its token this once. */
export default function IssueKeyDialog({ onClose, onIssued }: IssueKeyDialogProps) {
  const formId = useId();
  const form = useForm<KeyFormInput, unknown, KeyInput>({
    resolver: zodResolver(keyFormSchema),
    defaultValues: { name: '', remote: '', expires_in_days: '180', can_release: true },
  });
  const bind = bindFields(form);
  const issue = useMutation({
    mutationFn: (body: KeyInput) => call('deliveryKeys.issue', { body }),
    onSuccess: onIssued,
    onError: (cause) => {
      if (!(cause instanceof ApiError)) return;
      for (const [name, [message = '']] of Object.entries(cause.fieldErrors))
        form.setError(name as keyof KeyFormInput, { message });
    },
  });
  const token = issue.data?.data.token;
  return (
    <Dialog
      isOpen
      title={token ? 'The key was issued' : 'Issue a key'}
      onClose={onClose}
      footer={
        token ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={issue.isPending}>
              {issue.isPending ? <Spinner size="small" text="Issuing..." /> : 'Issue'}
            </Button>
          </>
        )
      }
    >
      {token ? (
        <IssuedToken token={token} />
      ) : (
        <form id={formId} noValidate onSubmit={form.handleSubmit((body) => issue.mutate(body))}>
          <FormFields>
            {issue.error ? (
              <ErrorBanner>{explainFailure('Failed to issue the key', issue.error)}</ErrorBanner>
            ) : null}
            <TextField
              label="For whom"
              required
              help="Such as the team, or who keeps it."
              {...bind('name')}
            />
            <TextField label="Remote" required help="Such as music-dashboard." {...bind('remote')} />
            <NumberField label="Days until it expires" required {...bind('expires_in_days')} />
            <CheckboxField
              label="May make versions live"
              help="Else it publishes for previews, and you decide what is live."
              {...bind('can_release')}
            />
          </FormFields>
        </form>
      )}
    </Dialog>
  );
}
