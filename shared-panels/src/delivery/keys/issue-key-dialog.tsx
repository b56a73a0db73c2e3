import { zodResolver } from '@hookform/resolvers/zod';
import {
  keyFormSchema,
  type KeyFormInput,
  type KeyInput,
} from '@narthex/shared-contracts/schemas/delivery-keys';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, NumberField, TextField } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from '@narthex/shared-ui/use-form';
import { explainFailure } from '../../action/explain-failure';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { setRefusals } from '../../resource-panel/form/fields/set-refusals';
import { useWrite } from '../../resource-panel/writes/use-write';
import { CopiedText } from '../copied-text';
import { OneTimeDialog } from '../one-time-dialog';

export interface IssueKeyDialogProps {
  onClose: () => void;
}

/** Renders the dialog that issues a key to a ministry team and shows its token once. */
export default function IssueKeyDialog({ onClose }: IssueKeyDialogProps) {
  const form = useForm<KeyFormInput, unknown, KeyInput>({
    resolver: zodResolver(keyFormSchema),
    defaultValues: { name: '', remote: '', expires_in_days: '180', can_release: true },
  });
  const bind = bindFields(form);
  const write = useWrite()(undefined);
  const issue = useMutation({
    mutationFn: (body: KeyInput) => write('deliveryKeys.issue', { body }),
    onError: (cause) => setRefusals(form, cause),
  });
  const token = issue.data?.data.token;
  return (
    <OneTimeDialog
      title="Issue a key"
      submitLabel={t('Issue')}
      busyLabel={t('Issuing...')}
      isBusy={issue.isPending}
      isDirty={form.formState.isDirty}
      failure={issue.error ? explainFailure(t('Failed to issue the key'), issue.error) : null}
      onSubmit={form.handleSubmit((body) => issue.mutate(body))}
      onClose={onClose}
      result={token ? { title: 'The key was issued', content: <IssuedToken token={token} /> } : null}
    >
      <TextField label="For whom" required help="Such as the team, or who keeps it." {...bind('name')} />
      <TextField label="Remote" required help="Such as music-dashboard." {...bind('remote')} />
      <NumberField label="Days until it expires" required {...bind('expires_in_days')} />
      <CheckboxField
        label="May make versions live"
        help="Else it publishes for previews, and you decide what is live."
        {...bind('can_release')}
      />
    </OneTimeDialog>
  );
}

/** Renders a new token with a copy button. It is never shown again. */
function IssuedToken({ token }: { token: string }) {
  return (
    <>
      <p>Hand it to the team by a safe way. It is shown this once; nobody can look it up later.</p>
      <CopiedText label="Key" value={token} help="The team puts it into NARTHEX_TOKEN." />
    </>
  );
}
