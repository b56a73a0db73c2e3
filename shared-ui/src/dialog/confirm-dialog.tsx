import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Spinner } from '../feedback/spinner';
import { Dialog } from './dialog';
import styles from './confirm-dialog.module.css';

/** Describes the props of a confirmation. */
export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Runs the action. While its promise is pending, the button shows `busyLabel` and the dialog can't be closed. */
  onConfirm: () => void | Promise<void>;
  /** Holds a question that names the object, such as "Are you sure you want to delete this event?" */
  title: string;
  /** Holds the consequences, and facts that identify the object. */
  children?: ReactNode;
  /** Holds a warning in red above the buttons. */
  warning?: string;
  labels?: { confirm?: string; busy?: string; cancel?: string };
};

/** Renders a dialog that asks before something is deleted. The caller closes it after success. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  warning,
  labels,
}: ConfirmDialogProps) {
  const { confirm = 'Delete', busy = 'Deleting...', cancel = 'Cancel' } = labels ?? {};
  const [isBusy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={isBusy ? () => undefined : onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={() => void handleConfirm()} isBusy={isBusy}>
            {isBusy ? <Spinner size="small" text={busy} /> : confirm}
          </Button>
        </>
      }
    >
      {children}
      {warning ? <p className={styles.warning}>{warning}</p> : null}
    </Dialog>
  );
}
