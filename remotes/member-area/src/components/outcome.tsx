import { ErrorBanner, StatusMessage, type ActionOutcome } from '@narthex/shared-ui';
import styles from './outcome.module.css';
import { useRecoveredFocus } from './use-recovered-focus';

/** Renders the result of an action above the list it belongs to. It gets the focus if the pressed button is gone. */
export function Outcome({ outcome, onDismiss }: { outcome: ActionOutcome; onDismiss: () => void }) {
  const element = useRecoveredFocus(outcome);
  return (
    <div ref={element} className={styles.outcome} tabIndex={-1}>
      {outcome?.kind === 'failed' ? <ErrorBanner>{outcome.message}</ErrorBanner> : null}
      <StatusMessage outcome={outcome?.kind === 'done' ? outcome : null} onDismiss={onDismiss} />
    </div>
  );
}
