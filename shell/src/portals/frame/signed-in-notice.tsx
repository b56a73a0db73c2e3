import type { ReactNode } from 'react';
import type { StoredSession } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS } from '@narthex/shared-contracts';
import { Button, ButtonLink } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import styles from './portal-frame.module.css';

export interface SignedInNoticeProps {
  session: StoredSession;
  continueTo: string;
  onSignOut: () => void;
  children?: ReactNode;
}

/** Is shown on a sign-in page to somebody who is already signed in. */
export function SignedInNotice({ session, continueTo, onSignOut, children }: SignedInNoticeProps) {
  const { user, department } = session;
  return (
    <section className={styles.card} aria-label="Already signed in">
      <h2>Welcome back, {user.first_name}</h2>
      <p className={styles.signedInAs}>
        You are already signed in as <b>{user.email}</b>
        {department ? `, for ${DEPARTMENT_FACTS[department].label}` : ''}.
      </p>
      {children}
      <div className={styles.actions}>
        <ButtonLink as={Link} to={continueTo}>
          Continue
        </ButtonLink>
        <Button variant="quiet" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </section>
  );
}
