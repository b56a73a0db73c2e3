import { PORTALS, paths } from '@narthex/shared-contracts';
import type { LinkedAccount } from '@narthex/shared-contracts/schemas/account-links';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../frame/portal-frame.module.css';

/** Links to both sign-ins, because it isn't known which one is meant. */
export const SignInLinks = () => (
  <p>
    Sign in as a <Link to={paths.members.to()}>member</Link> or as a{' '}
    <Link to={paths.leaders.to()}>leader</Link>.
  </p>
);

function OwnSignInLink({ door, department }: LinkedAccount) {
  const search = door === 'leaders' ? `?department=${department}` : '';
  return (
    <p>
      <Link to={{ pathname: PORTALS[door].path, search }}>Sign in</Link>
    </p>
  );
}

export interface DoneMessageProps {
  /** Is the account whose owner signs in next, if that is known. */
  account?: LinkedAccount | undefined;
  children: ReactNode;
}

/** Shows the result and links to the sign-in. */
export function DoneMessage({ account, children }: DoneMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.joined} role="status" tabIndex={-1}>
      <p>{children}</p>
      {account ? <OwnSignInLink {...account} /> : <SignInLinks />}
    </div>
  );
}
