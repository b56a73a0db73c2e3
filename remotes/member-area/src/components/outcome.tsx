import type { ActionOutcome } from '@narthex/shared-panels/use-action';
import { ErrorBanner, StatusMessage } from '@narthex/shared-ui';
import styles from './outcome.module.css';

/** Says how an action ended, above what it was about. */
export function Outcome({ outcome, onDismiss }: { outcome: ActionOutcome; onDismiss: () => void }) {
  return (
    <div className={styles.outcome}>
      {outcome?.kind === 'failed' ? <ErrorBanner>{outcome.message}</ErrorBanner> : null}
      <StatusMessage message={outcome?.kind === 'done' ? outcome.message : null} onDismiss={onDismiss} />
    </div>
  );
}
