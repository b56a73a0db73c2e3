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
  /** Opens the preview, if the object has a page. */
  onPreview: (() => void) | undefined;
  /** Saves a draft, if the object isn't public yet. The other button publishes it then. */
  onSaveDraft: (() => void) | undefined;
}

/** Renders the buttons of a form: cancel, preview, save as draft, save or publish. */
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
