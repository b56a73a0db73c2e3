import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import styles from './more-link.module.css';

/** Beside a panel's heading: the page that holds the rest. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
