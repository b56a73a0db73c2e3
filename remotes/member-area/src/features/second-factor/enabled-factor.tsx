import { call } from '@narthex/shared-auth';
import type { SecondFactor } from '@narthex/shared-contracts/schemas/second-factor';
import { Badge, Button, ConfirmDialog } from '@narthex/shared-ui';
import { t } from '@narthex/shared-contracts/translate';
import { useState, type ReactNode } from 'react';
import { FactorList, listFactors, type ListedFactor } from './factor-list';
import { useFactorCall } from './use-factor-call';
import styles from './second-factor.module.css';

interface EnabledFactorProps {
  state: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: (message: string) => void;
  onFailed: (message: string) => void;
  /** Holds the buttons that add another factor. */
  children: ReactNode;
}

const FAILED = 'Failed to change your two-step sign-in. Please try again.';

const remove = (factor: ListedFactor) =>
  factor.id === null ? call('secondFactor.disable') : call('passkeys.delete', { id: factor.id });

/** Renders the factors of a two-step sign-in that is on, with buttons that remove them, and one for new recovery codes. */
export function EnabledFactor({ state, onCodes, onRemoved, onFailed, children }: EnabledFactorProps) {
  const [asked, setAsked] = useState<ListedFactor | null>(null);
  const { isBusy, run } = useFactorCall(FAILED, onFailed);
  const factors = listFactors(state);
  const isLast = factors.length === 1;
  const renew = () => run(async () => onCodes((await call('secondFactor.renewCodes')).data.recovery_codes));
  const handleRemove = async () => {
    setAsked(null);
    if (asked) await run(async () => onRemoved((await remove(asked)).message));
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
      <FactorList
        factors={factors}
        isBusy={isBusy}
        removal={isLast ? (state.is_required ? null : t('Switch off')) : t('Remove')}
        onRemove={setAsked}
      />
      <div className={styles.actions}>
        {children}
        <Button variant="quiet" isBusy={isBusy} onClick={() => void renew()}>
          New recovery codes
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={handleRemove}
        title={
          isLast ? t('Switch off two-step sign-in?') : t('Remove “{name}”?', { name: asked?.name ?? '' })
        }
        warning={
          isLast
            ? t('Your password alone then opens your account. The recovery codes are void.')
            : t('You can’t sign in with it any more. Your recovery codes stay.')
        }
        labels={{ confirm: isLast ? t('Switch off') : t('Remove'), busy: t('Saving...') }}
      />
    </>
  );
}
