import { buttonClassName } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** For screen readers: `Pages of the wall`. */
  readonly label: string;
  /** What there is older and newer of: `sermons`. */
  readonly what: string;
  /** The element of the page that the list begins with. */
  readonly placeId: string;
  readonly page: number;
  readonly pageCount: number;
}

/** Older and newer ones of a long list, as links: they work without JavaScript. */
export function PageLinks({ label, what, placeId, page, pageCount }: PageLinksProps) {
  if (pageCount <= 1) return null;
  const quiet = buttonClassName({ variant: 'quiet' });
  const to = (other: number) => ({ search: other === 1 ? '' : `?page=${other}`, hash: `#${placeId}` });
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 ? (
        <Link className={quiet} to={to(page - 1)} rel="prev">
          Newer {what}
        </Link>
      ) : null}
      {page < pageCount ? (
        <Link className={quiet} to={to(page + 1)} rel="next">
          Older {what}
        </Link>
      ) : null}
    </nav>
  );
}
