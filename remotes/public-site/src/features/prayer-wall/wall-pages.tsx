import { buttonClassName } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import styles from './prayer-wall.module.css';

/** Older and newer requests, as links: they work without JavaScript. */
export function WallPages({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount <= 1) return null;
  const quiet = buttonClassName({ variant: 'quiet' });
  const to = (other: number) => ({ search: other === 1 ? '' : `?page=${other}`, hash: '#wall' });
  return (
    <nav className={styles.pages} aria-label="Pages of the wall">
      {page > 1 ? (
        <Link className={quiet} to={to(page - 1)} rel="prev">
          Newer requests
        </Link>
      ) : null}
      {page < pageCount ? (
        <Link className={quiet} to={to(page + 1)} rel="next">
          Older requests
        </Link>
      ) : null}
    </nav>
  );
}
