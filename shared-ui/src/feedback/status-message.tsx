import { useEffect, useEffectEvent } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './status-message.module.css';

const SUCCESS_DURATION_MS = 3000;
const FAILURE_DURATION_MS = 5000;

/** Describes the result of an action as a message; null if there is none. */
export type ActionOutcome = { readonly kind: 'done' | 'failed'; readonly message: string } | null;

/** Describes the props of a status message. */
export type StatusMessageProps = {
  outcome: ActionOutcome;
  /** Is called 3 s after a success and 5 s after a failure. The caller clears the outcome here. */
  onDismiss: () => void;
};

/** Renders the result of an action as a banner: green, or red for a failure. */
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

  // The empty region stays in the page, since screen readers only announce changes in regions they know.
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
