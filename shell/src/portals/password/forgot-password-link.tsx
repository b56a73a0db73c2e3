import { paths } from '@narthex/shared-contracts';
import { Link } from 'react-router-dom';
import styles from './password.module.css';

/** The way out for whoever stands before a sign-in without their password. */
export function ForgotPasswordLink() {
  return (
    <p className={styles.link}>
      <Link to={paths.forgotPassword.to()}>Forgot your password?</Link>
    </p>
  );
}
