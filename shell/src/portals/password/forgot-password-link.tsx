import { paths } from '@narthex/shared-contracts';
import { Link } from 'react-router-dom';

/** The way out for whoever stands before a sign-in without their password. */
export function ForgotPasswordLink() {
  return (
    <p>
      <Link to={paths.forgotPassword.to()}>Forgot your password?</Link>
    </p>
  );
}
