import { ButtonLink, GuardScreen } from '@narthex/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { signInTarget } from '../routing/sign-in-target';
import { useGoBack } from './use-go-back';

/** Stands in for a page that this person may not see. */
export function AccessDenied() {
  const location = useLocation();
  return (
    <GuardScreen
      title="Access Denied"
      message="You don't have permission to access this page."
      onBack={useGoBack()}
      action={
        <ButtonLink as={Link} to={signInTarget(location)}>
          Sign in with another account
        </ButtonLink>
      }
    />
  );
}
