import { Button } from '../actions/button';
import { ErrorIllustration } from './error-illustration';
import styles from './state.module.css';

/** What failed, and how to try again. */
export type ErrorStateProps = {
  /** What went wrong, in the words of the specification: "Failed to load events". */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
};

/** Something could not be loaded: what, and a way to try again. */
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
