import { paths } from '@narthex/shared-contracts';
import { Link } from 'react-router-dom';
import styles from './password.module.css';

export function ForgotPasswordLink() {
  return (
    <p className={styles.link}>
      <Link to={paths.forgotPassword.to()}>Forgot your password?</Link>
    </p>
  );
}
