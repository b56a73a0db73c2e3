import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../frame/portal-frame.module.css';

/** Shows the result and links to the sign-ins. */
export function DoneMessage({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.joined} role="status" tabIndex={-1}>
      <p>{children}</p>
      <p>
        Sign in as a <Link to={paths.members.to()}>member</Link> or as a{' '}
        <Link to={paths.leaders.to()}>leader</Link>.
      </p>
    </div>
  );
}
