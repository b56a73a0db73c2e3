import { useEffect, useEffectEvent } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './status-message.module.css';

const SUCCESS_DURATION_MS = 3000;
const FAILURE_DURATION_MS = 5000;

/** How an action ended, in words; null while there is nothing to say. */
export type ActionOutcome = { readonly kind: 'done' | 'failed'; readonly message: string } | null;

/** The outcome, and who clears it. */
export type StatusMessageProps = {
  outcome: ActionOutcome;
  /** Called when its time is over, 3 s after a success and 5 s after a failure; clear the outcome here. */
  onDismiss: () => void;
};

/** A banner that says how an action ended: green, or red for a failure. */
export function StatusMessage({ outcome, onDismiss }: StatusMessageProps) {
  const isFailure = outcome?.kind === 'failed';
  const handleTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(
      handleTimeout,
      outcome.kind === 'failed' ? FAILURE_DURATION_MS : SUCCESS_DURATION_MS,
    );
    return () => clearTimeout(timer);
  }, [outcome]);

  // The empty region stays in the page: screen readers announce what enters one they already know.
  return (
    <div role={isFailure ? 'alert' : 'status'}>
      {outcome ? (
        <p className={styles.banner} data-tone={isFailure ? 'bad' : 'good'}>
          {isFailure ? (
            <CircleAlert size={20} aria-hidden="true" />
          ) : (
            <CircleCheck size={20} aria-hidden="true" />
          )}
          <span>{outcome.message}</span>
        </p>
      ) : null}
    </div>
  );
}
