import { LEAVE_MESSAGES, useLeavePrompt } from '@narthex/shared-auth';
import { LoadingBoundary, lazyComponent } from '@narthex/shared-ui';
import { SlotBoundary } from '../federation/slot/slot-boundary';

// The dialog loads lazily, because visitors hardly ever see it.
const LeaveDialog = lazyComponent(async () => {
  const { LeaveDialog: Dialog } = await import(/* webpackChunkName: "leave-dialog" */ './leave-dialog');
  return { default: Dialog };
});

/** Asks for confirmation before any navigation that would lose unsaved changes. */
export function LeavePrompt() {
  const { isOpen, stay, leave } = useLeavePrompt();
  if (!isOpen) return null;
  /** If the dialog's code can't be loaded, the browser's own dialog asks. */
  const askPlainly = () => (window.confirm(LEAVE_MESSAGES.message) ? leave() : stay());
  return (
    <SlotBoundary fallback={() => null} onError={askPlainly}>
      <LoadingBoundary fallback={null}>
        <LeaveDialog onStay={stay} onLeave={leave} />
      </LoadingBoundary>
    </SlotBoundary>
  );
}
