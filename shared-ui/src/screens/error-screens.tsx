import { Button } from '../actions/button';
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

/** Renders the doorway closed, with a lamp beside it. */
export function ErrorIllustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 200 132" width="200" height="132" aria-hidden="true">
      <ellipse fill="var(--color-sunken)" cx="100" cy="118" rx="92" ry="12" />
      <path fill="var(--color-brand)" d="M58 118V56a34 34 0 0 1 68 0v62z" />
      <path fill="var(--color-neutral-tint)" d="M74 118V60a18 18 0 0 1 36 0v58z" />
      <path fill="none" stroke="var(--color-brand)" strokeWidth="2.5" d="M92 42v76" />
      <circle fill="var(--color-gold)" cx="104" cy="84" r="2.5" />
      <circle fill="var(--color-light)" fillOpacity="0.25" cx="152" cy="84" r="26" />
      <path fill="var(--color-brand)" d="M149 100h6v18h-6zM142 70h20l-3-6h-14z" />
      <path fill="var(--color-light)" d="M144 72h16l-2 26h-12z" />
    </svg>
  );
}
