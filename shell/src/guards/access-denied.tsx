import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { useSignInPath } from '../routing/use-route';
import { useGoBack } from './use-go-back';

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
