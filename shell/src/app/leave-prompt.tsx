import { LEAVE_MESSAGES, useLeavePrompt } from '@narthex/shared-auth';
import { ConfirmDialog } from '@narthex/shared-ui';

/** Asks before unsaved changes are lost, wherever the person was about to go. */
export function LeavePrompt() {
  const { isOpen, stay, leave } = useLeavePrompt();
  const { title, message, leave: confirm, leaving: busy, stay: cancel } = LEAVE_MESSAGES;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={stay}
      onConfirm={leave}
      title={title}
      labels={{ confirm, busy, cancel }}
    >
      {message}
    </ConfirmDialog>
  );
}
