import { call } from '@narthex/shared-auth';
import type { Authenticator } from '@narthex/shared-contracts/schemas/second-factor';
import { Button, Spinner } from '@narthex/shared-ui';
import { useFactorCall } from './use-factor-call';

const FAILED = 'Failed to start the set-up. Please try again.';

interface AddFactorProps {
  /** Is true for an account with an app, which needs no other one. */
  hasApp: boolean;
  onKey: (authenticator: Authenticator) => void;
  onPasskey: () => void;
  onFailed: (message: string) => void;
}

/** Renders the buttons that begin to set up an app or a passkey. */
export function AddFactor({ hasApp, onKey, onPasskey, onFailed }: AddFactorProps) {
  const { isBusy, run } = useFactorCall(FAILED, onFailed);
  return (
    <>
      {hasApp ? null : (
        <Button
          isBusy={isBusy}
          onClick={() => void run(async () => onKey((await call('secondFactor.setUp')).data))}
        >
          {isBusy ? <Spinner size="small" text="Loading..." /> : 'Set up an app'}
        </Button>
      )}
      <Button variant={hasApp ? undefined : 'quiet'} onClick={onPasskey}>
        Add a passkey
      </Button>
    </>
  );
}
