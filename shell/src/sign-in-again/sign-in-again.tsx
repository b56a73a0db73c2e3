import { leaveAfterConfirm, useSessionEnd, useSessionRenewal } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { LoadingBoundary, lazyComponent } from '@narthex/shared-ui';
import { SlotBoundary } from '../federation/slot/slot-boundary';

// The dialogs load lazily, because few people ever see them.
const SignInAgainDialog = lazyComponent(async () => {
  const { SignInAgainDialog: Dialog } = await import(
    /* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog'
  );
  return { default: Dialog };
});
const ProofDialog = lazyComponent(async () => {
  const { ProofDialog: Dialog } = await import(/* webpackChunkName: "proof" */ './proof-dialog');
  return { default: Dialog };
});

/**
 * Asks for the password after a session ended while something was unsaved, or when a call needs a proof of who is
 * there. The page and its input stay.
 */
export function SignInAgain() {
  const { isAsked, kind, email, renew, prove, postpone } = useSessionRenewal();
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
      <LoadingBoundary fallback={null}>
        {kind === 'proof' ? (
          <ProofDialog email={email} onProve={prove} onCancel={postpone} />
        ) : (
          <SignInAgainDialog email={email} onSignIn={renew} onRefuse={refuse} />
        )}
      </LoadingBoundary>
    </SlotBoundary>
  );
}
