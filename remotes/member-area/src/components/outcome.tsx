import { ErrorBanner, StatusMessage, type ActionOutcome } from '@narthex/shared-ui';
import styles from './outcome.module.css';

/** Says how an action ended, above what it was about. */
export function Outcome({ outcome, onDismiss }: { outcome: ActionOutcome; onDismiss: () => void }) {
  return (
    <div className={styles.outcome}>
      {outcome?.kind === 'failed' ? <ErrorBanner>{outcome.message}</ErrorBanner> : null}
      <StatusMessage outcome={outcome?.kind === 'done' ? outcome : null} onDismiss={onDismiss} />
    </div>
  );
}
