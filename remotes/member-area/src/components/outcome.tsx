import { ErrorBanner, StatusMessage, type ActionOutcome } from '@narthex/shared-ui';
import styles from './outcome.module.css';

/** Renders the result of an action above the list it belongs to. */
export function Outcome({ outcome, onDismiss }: { outcome: ActionOutcome; onDismiss: () => void }) {
  return (
    <div className={styles.outcome}>
      {outcome?.kind === 'failed' ? <ErrorBanner>{outcome.message}</ErrorBanner> : null}
      <StatusMessage outcome={outcome?.kind === 'done' ? outcome : null} onDismiss={onDismiss} />
    </div>
  );
}
