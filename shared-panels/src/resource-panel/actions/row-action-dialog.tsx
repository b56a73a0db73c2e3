import { useUnsavedChanges } from '@narthex/shared-auth';
import { Button, Dialog, ErrorBanner, SelectField, Spinner, TextAreaField } from '@narthex/shared-ui';
import { useRef, useState } from 'react';
import type { ComparedField } from '../compare/compare-table';
import { ConcurrentEditNotice } from '../concurrent-edit/concurrent-edit-notice';
import type { ResourceRow } from '../resource';
import type { ActionInput, ActionQuestion } from './row-action';
import styles from './row-action-dialog.module.css';

interface RowActionDialogProps<Row extends ResourceRow> {
  question: ActionQuestion<Row>;
  row: Row;
  isDanger: boolean;
  isBusy: boolean;
  /** Holds the error; it is empty if there is none. */
  failure: string;
  /** Holds the changes that somebody else has made since the dialog was opened. */
  changes: readonly ComparedField[] | null;
  onConfirm: (input: ActionInput) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that asks before an action runs, for a reason if one is required. The typed text stays if the
 * server refuses.
 */
export function RowActionDialog<Row extends ResourceRow>({
  question,
  row,
  isDanger,
  isBusy,
  failure,
  changes,
  onConfirm,
  onClose,
}: RowActionDialogProps<Row>) {
  const { getTitle, renderDetails, reason: reasonField, choice, warning, confirm, busy } = question;
  const [reason, setReason] = useState('');
  const initial = choice?.getInitial(row) ?? '';
  const [chosen, setChosen] = useState(initial);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // If the session ends meanwhile, the person signs in again here, and what they typed stays.
  useUnsavedChanges(reason.trim() !== '' || chosen !== initial);

  function handleConfirm() {
    if (reasonField && reason.trim() === '') {
      setError(reasonField.required);
      field.current?.focus();
      return;
    }
    onConfirm({ reason: reason.trim(), choice: chosen });
  }

  return (
    <Dialog
      isOpen
      size={question.size ?? 'small'}
      title={getTitle(row)}
      onClose={isBusy ? () => undefined : onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={handleConfirm} isBusy={isBusy}>
            {isBusy ? <Spinner size="small" text={busy} /> : confirm}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
        {changes ? <ConcurrentEditNotice changes={changes} /> : null}
        {renderDetails?.(row)}
        {choice ? (
          <SelectField
            label={choice.label}
            help={choice.help}
            options={choice.getOptions(row)}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        ) : null}
        {reasonField ? (
          <TextAreaField
            ref={field}
            label={reasonField.label}
            help={reasonField.help}
            rows={4}
            required
            maxLength={1000}
            value={reason}
            error={error}
            onChange={({ target }) => {
              setReason(target.value);
              setError('');
            }}
          />
        ) : null}
        {warning ? <p className={styles.warning}>{warning}</p> : null}
      </div>
    </Dialog>
  );
}
