import { paths } from '@narthex/shared-contracts';
import { ButtonLink } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { PortalFrame } from '../frame/portal-frame';
import styles from './goodbye.module.css';

/** Renders `/goodbye`, which people see after they deleted their account. */
export default function Goodbye() {
  return (
    <PortalFrame
      title="Goodbye"
      lead="Your account is deleted, and you are signed out everywhere."
      quote="The Lord watch between me and you."
    >
      <p className={styles.text}>
        Thank you for the time you were part of this community. You are welcome at our services and events at
        any time, and can join again whenever you like.
      </p>
      <p>
        <ButtonLink as={Link} to={paths.home.to()} size="large">
          Go to the home page
        </ButtonLink>
      </p>
    </PortalFrame>
  );
}
