import { call } from '@narthex/shared-auth';
import type { Authenticator } from '@narthex/shared-contracts/schemas/second-factor';
import { Button, Spinner } from '@narthex/shared-ui';
import { useFactorCall } from './use-factor-call';
import styles from './second-factor.module.css';

const FAILED = 'Failed to start the set-up. Please try again.';

interface OfferedFactorProps {
  onKey: (authenticator: Authenticator) => void;
  onFailed: (message: string) => void;
}

/** Renders why a second step is worth it, and the button that begins to set it up. */
export function OfferedFactor({ onKey, onFailed }: OfferedFactorProps) {
  const { isBusy, run } = useFactorCall(FAILED, onFailed);
  return (
    <>
      <p className={styles.text}>
        With it, signing in takes your password and a code from an app on your phone. A stolen password alone
        then opens nothing.
      </p>
      <div className={styles.actions}>
        <Button
          isBusy={isBusy}
          onClick={() => void run(async () => onKey((await call('secondFactor.setUp')).data))}
        >
          {isBusy ? <Spinner size="small" text="Loading..." /> : 'Set up two-step sign-in'}
        </Button>
      </div>
    </>
  );
}
