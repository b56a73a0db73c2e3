import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useSignInPath } from '../routing/use-route';
import { useGoBack } from './use-go-back';

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
