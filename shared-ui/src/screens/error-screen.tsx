import { Button } from '../actions/button';
import { ErrorIllustration } from './error-illustration';
import styles from './state.module.css';

/** Describes the actions of the two buttons. */
export type ErrorScreenProps = {
  /** Replaces the reload of the document. A slot loads its remote again. */
  onRefresh?: () => void;
  /** Replaces going back in the browser's history. */
  onBack?: () => void;
};

/** Renders the generic error screen for a part that fails to render or to load. */
export function ErrorScreen({
  onRefresh = () => window.location.reload(),
  onBack = () => window.history.back(),
}: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.state} role="alert">
        <ErrorIllustration />
        <h1 tabIndex={-1}>Oops! Something went wrong</h1>
        <p className={styles.sentence}>We're sorry for the inconvenience. Please try refreshing the page.</p>
        <div className={styles.actions}>
          <Button onClick={onRefresh}>Refresh Page</Button>
          <Button variant="quiet" onClick={onBack}>
            Go Back
          </Button>
        </div>
      </div>
    </div>
  );
}
