import { paths } from '@narthex/shared-contracts';
import { ButtonLink, GuardScreen, Spinner } from '@narthex/shared-ui';
import { Link, useNavigate } from 'react-router-dom';
import { useSignInPath } from '../routing/use-route';
import styles from './guard-screens.module.css';

/** Replaces a page that this person may not see. */
export function AccessDenied() {
  return (
    <GuardScreen
      title="Access Denied"
      message="You don't have permission to access this page."
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={useSignInPath()}>
          Sign in with another account
        </ButtonLink>
      }
    />
  );
}

/** Replaces a page that requires a sign-in. */
export function AuthenticationRequired() {
  return (
    <GuardScreen
      title="Authentication Required"
      message="You need to be logged in to access this page."
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={useSignInPath()}>
          Sign in
        </ButtonLink>
      }
    />
  );
}

/** Covers the window until the session is known, which only the browser's scripts can find out. */
export function CheckingAuthentication() {
  return (
    <>
      <Spinner size="large" text="Checking authentication..." isFullScreen />
      <noscript>
        <div data-covers="window" className={styles.noScript}>
          <p>
            This page needs JavaScript. Please switch it on in your browser, or ask the church office for
            help.
          </p>
          <p>
            <Link to={paths.home.to()}>Go to the home page</Link>
          </p>
        </div>
      </noscript>
    </>
  );
}

interface SwitchedOffProps {
  /** Names the part of the site. */
  readonly title: string;
  /** Holds the communications team's text about it. */
  readonly message: string;
}

/** Replaces a remote that is switched off; none of its files are loaded. */
export function SwitchedOff({ title, message }: SwitchedOffProps) {
  return (
    <GuardScreen
      title={`${title}: closed for now`}
      message={message}
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={paths.home.to()}>
          Go to the home page
        </ButtonLink>
      }
    />
  );
}

/** Returns a function that goes back one step, or to the home page if this page is the first of the tab. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home.to()));
}
