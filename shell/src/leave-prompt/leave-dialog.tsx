import { LEAVE_MESSAGES } from '@narthex/shared-auth';
import { ConfirmDialog } from '@narthex/shared-ui';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { title, message, leave: confirm, leaving: busy, stay: cancel } = LEAVE_MESSAGES;
  return (
    <ConfirmDialog
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
      title={title}
      labels={{ confirm, busy, cancel }}
    >
      {message}
    </ConfirmDialog>
  );
}
