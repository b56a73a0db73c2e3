import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { signInTarget } from '../routing/sign-in-target';
import { useGoBack } from './use-go-back';

/** Stands in for a page that nobody signed in may see. */
export function AuthenticationRequired() {
  const location = useLocation();
  return (
    <GuardScreen
      title="Authentication Required"
      message="You need to be logged in to access this page."
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={signInTarget(location)}>
          Sign in
        </ButtonLink>
      }
    />
  );
}
