import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { ErrorIllustration } from './error-screens';
import styles from './state.module.css';

/** Describes the props of a guard's screen. */
export type GuardScreenProps = {
  /** Is `Authentication Required`, `Access Denied`, or that the page is closed for everybody. */
  title: string;
  message: string;
  onBack?: () => void;
  /** Holds an action besides `Go Back`, such as the link to sign in. */
  action?: ReactNode;
};

/** Renders the screen that replaces a page that this visitor can't open. */
export function GuardScreen({
  title,
  message,
  onBack = () => window.history.back(),
  action,
}: GuardScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.state}>
        <ErrorIllustration />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.sentence}>{message}</p>
        <div className={styles.actions}>
          {action}
          <Button variant="quiet" onClick={onBack}>
            Go Back
          </Button>
        </div>
      </div>
    </div>
  );
}
