import { Button } from '../actions/button';
import { ErrorIllustration } from './error-illustration';
import styles from './state.module.css';

/** Describes the props of an error state. */
export type ErrorStateProps = {
  /** Holds the error in the wording of the specification: "Failed to load events". */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Renders a loading error with a button that retries. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <ErrorIllustration />
      <p className={styles.sentence}>{message}</p>
      {onRetry ? (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onRetry} isBusy={isRetrying}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  );
}
