import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Spinner } from '../feedback/spinner';
import { Dialog } from './dialog';
import styles from './confirm-dialog.module.css';

/** The question, what is lost, and the action that a yes runs. */
export type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Runs the action; while its promise is open the button says `busyLabel` and nothing can be closed. */
  onConfirm: () => void | Promise<void>;
  /** The question, naming the thing: "Are you sure you want to delete this event?" */
  title: string;
  /** What is lost, and facts that let a person recognise it. */
  children?: ReactNode;
  /** Said in red above the buttons. */
  warning?: string;
  labels?: { confirm?: string; busy?: string; cancel?: string };
};

/** Asks before something is destroyed. The caller closes it when the action succeeded. */
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
