import { call } from '@narthex/shared-auth';
import type { SecondFactor } from '@narthex/shared-contracts/schemas/second-factor';
import { Badge, Button, ConfirmDialog } from '@narthex/shared-ui';
import { t } from '@narthex/shared-contracts/translate';
import { useState } from 'react';
import { useFactorCall } from './use-factor-call';
import styles from './second-factor.module.css';

interface EnabledFactorProps {
  state: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
  onOff: (message: string) => void;
  onFailed: (message: string) => void;
}

const FAILED = 'Failed to change your two-step sign-in. Please try again.';

/** Renders that the second step is on, with buttons for new recovery codes and for switching it off. */
export function EnabledFactor({ state, onCodes, onOff, onFailed }: EnabledFactorProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useFactorCall(FAILED, onFailed);
  const renew = () => run(async () => onCodes((await call('secondFactor.renewCodes')).data.recovery_codes));
  const switchOff = async () => {
    setAsking(false);
    await run(async () => onOff((await call('secondFactor.disable')).message));
  };
  return (
    <>
      <p className={styles.text}>
        <Badge tone="good">On</Badge>{' '}
        {t('{count, plural, one {# recovery code left.} other {# recovery codes left.}}', {
          count: state.recovery_codes_left,
        })}
      </p>
      {state.is_required ? (
        <p className={styles.text}>This site requires it of you, so it can’t be switched off.</p>
      ) : null}
      <div className={styles.actions}>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void renew()}>
          New recovery codes
        </Button>
        {state.is_required ? null : (
          <Button variant="quiet" isBusy={isBusy} onClick={() => setAsking(true)}>
            Switch off
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={switchOff}
        title="Switch off two-step sign-in?"
        warning="Your password alone then opens your account. The recovery codes are void."
        labels={{ confirm: 'Switch off', busy: 'Saving...' }}
      />
    </>
  );
}
