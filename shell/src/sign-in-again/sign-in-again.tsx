import { leaveAfterConfirm, useSessionEnd, useSessionRenewal } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { lazyComponent } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { SlotBoundary } from '../federation/slot/slot-boundary';

// The dialog loads lazily, because few people ever see it.
const SignInAgainDialog = lazyComponent(async () => {
  const { SignInAgainDialog: Dialog } = await import(
    /* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog'
  );
  return { default: Dialog };
});

/** Asks for the password after a session ended while something was unsaved. The page and its input stay. */
export function SignInAgain() {
  const { isAsked, email, renew, postpone } = useSessionRenewal();
  const endAtSignIn = useSessionEnd(paths.adminLogin.to());
  /** The pending calls fail, so that the form shows an error if the person decides to stay on the page. */
  const refuse = () => {
    postpone();
    leaveAfterConfirm(endAtSignIn);
  };
  if (!isAsked) return null;
  return (
    // If the dialog's code can't be loaded, the form shows that it wasn't saved, and the next attempt asks
    // again.
    <SlotBoundary fallback={() => null} onError={postpone}>
      <Suspense fallback={null}>
        <SignInAgainDialog email={email} onSignIn={renew} onRefuse={refuse} />
      </Suspense>
    </SlotBoundary>
  );
}
