import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import styles from './more-link.module.css';

/** Renders the link beside a panel's heading that leads to the page with all items. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
