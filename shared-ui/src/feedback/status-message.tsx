import { useEffect, useEffectEvent } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import styles from './status-message.module.css';

const SUCCESS_DURATION_MS = 3000;
const FAILURE_DURATION_MS = 5000;

/** The words that every message of a failure has one of, in each language. */
const FAILURE_LABELS: readonly string[] = ['Failed', 'Error'];

/** Whether a message tells of a failure: it contains "Failed" or "Error". */
export function isFailureMessage(message: string): boolean {
  return FAILURE_LABELS.some((label) => message.includes(label));
}

/** The message, and who clears it. */
export type StatusMessageProps = {
  /** Empty when there is nothing to say. */
  message: string | null | undefined;
  /** Called when its time is over, 3 s after a success and 5 s after a failure; clear the message here. */
  onDismiss: () => void;
};

/** A banner that says how an action ended: green, or red when the message contains "Failed" or "Error". */
export function StatusMessage({ message, onDismiss }: StatusMessageProps) {
  const isFailure = message ? isFailureMessage(message) : false;
  const handleTimeout = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(
      handleTimeout,
      isFailureMessage(message) ? FAILURE_DURATION_MS : SUCCESS_DURATION_MS,
    );
    return () => clearTimeout(timer);
  }, [message]);

  // The empty region stays in the page: screen readers announce what enters one they already know.
  return (
    <div role={isFailure ? 'alert' : 'status'}>
      {message ? (
        <p className={styles.banner} data-tone={isFailure ? 'bad' : 'good'}>
          {isFailure ? (
            <CircleAlert size={20} aria-hidden="true" />
          ) : (
            <CircleCheck size={20} aria-hidden="true" />
          )}
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  );
}
