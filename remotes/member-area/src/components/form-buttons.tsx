import { t } from '@narthex/shared-contracts/translate';
import { Button, FormActions, Spinner } from '@narthex/shared-ui';

interface FormButtonsProps {
  readonly isSaving: boolean;
  readonly onCancel: () => void;
  /** Holds the label of the submit button. */
  readonly label: string;
  /** Replaces the label while the form is sent. */
  readonly busy?: string;
  readonly cancel?: string;
  readonly variant?: 'danger';
}

/** Renders the buttons below a form: the way out, and the one that sends it. */
export function FormButtons({
  isSaving,
  onCancel,
  label,
  busy = t('Saving...'),
  cancel = t('Cancel'),
  variant,
}: FormButtonsProps) {
  return (
    <FormActions>
      <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
        {cancel}
      </Button>
      <Button type="submit" variant={variant} isBusy={isSaving}>
        {isSaving ? <Spinner size="small" text={busy} /> : label}
      </Button>
    </FormActions>
  );
}
