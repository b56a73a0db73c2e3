import { leaveAfterConfirm, useSessionEnd, useSessionRenewal } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { lazyComponent } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { SlotBoundary } from '../federation/slot/slot-boundary';

// Few people ever see it.
const SignInAgainDialog = lazyComponent(async () => {
  const { SignInAgainDialog: Dialog } = await import(
    /* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog'
  );
  return { default: Dialog };
});

/** Asks for the password where a session ended while something was unsaved: the page and what was typed stay. */
export function SignInAgain() {
  const { isAsked, email, renew, postpone } = useSessionRenewal();
  const endAtSignIn = useSessionEnd(paths.adminLogin.to());
  /** The calls fail, so that the page says so should the person choose to keep what they typed. */
  const refuse = () => {
    postpone();
    leaveAfterConfirm(endAtSignIn);
  };
  if (!isAsked) return null;
  return (
    // Without its code the form says that it wasn't saved, and the next attempt asks again.
    <SlotBoundary fallback={() => null} onError={postpone}>
      <Suspense fallback={null}>
        <SignInAgainDialog email={email} onSignIn={renew} onRefuse={refuse} />
      </Suspense>
    </SlotBoundary>
  );
}
