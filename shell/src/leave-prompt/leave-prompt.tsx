import { LEAVE_MESSAGES, useLeavePrompt } from '@narthex/shared-auth';
import { lazyComponent } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { SlotBoundary } from '../federation/slot/slot-boundary';

// Visitors hardly ever see it.
const LeaveDialog = lazyComponent(async () => {
  const { LeaveDialog: Dialog } = await import(/* webpackChunkName: "leave-dialog" */ './leave-dialog');
  return { default: Dialog };
});

/** Asks before unsaved changes are lost, wherever the person was about to go. */
export function LeavePrompt() {
  const { isOpen, stay, leave } = useLeavePrompt();
  if (!isOpen) return null;
  /** Without its code the browser asks. */
  const askPlainly = () => (window.confirm(LEAVE_MESSAGES.message) ? leave() : stay());
  return (
    <SlotBoundary fallback={() => null} onError={askPlainly}>
      <Suspense fallback={null}>
        <LeaveDialog onStay={stay} onLeave={leave} />
      </Suspense>
    </SlotBoundary>
  );
}
