import { t } from '@narthex/shared-contracts/translate';
import { Button, FormActions } from '@narthex/shared-ui';
import { Eye } from 'lucide-react';
import type { ResourceLabels } from '../../resource-labels';
import styles from './form-buttons.module.css';

interface FormButtonsProps {
  labels: ResourceLabels;
  isNew: boolean;
  isProposal: boolean;
  isSaving: boolean;
  isUploading: boolean;
  onCancel: () => void;
  /** Where there is a page to look at before anything is saved. */
  onPreview: (() => void) | undefined;
  /** Where the object isn't public yet: then the other button publishes it. */
  onSaveDraft: (() => void) | undefined;
}

/** What can be done with a form: leave it, look at its page, keep it as a draft, save or publish it. */
export function FormButtons(props: FormButtonsProps) {
  const { labels, isNew, isProposal, isSaving, isUploading, onCancel, onPreview, onSaveDraft } = props;
  const label = isProposal
    ? t('Send for approval')
    : onSaveDraft
      ? t('Publish')
      : isNew
        ? labels.submitNew
        : labels.submitChanges;
  return (
    <div className={styles.actions}>
      <FormActions>
        <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
        {onPreview ? (
          <Button variant="line" onClick={onPreview} disabled={isSaving || isUploading}>
            <Eye size={20} aria-hidden="true" />
            Preview
          </Button>
        ) : null}
        {onSaveDraft ? (
          <Button variant="line" onClick={onSaveDraft} disabled={isSaving || isUploading}>
            Save draft
          </Button>
        ) : null}
        <Button type="submit" isBusy={isSaving || isUploading}>
          {isUploading ? 'Uploading...' : isSaving ? labels.saving : label}
        </Button>
      </FormActions>
    </div>
  );
}
