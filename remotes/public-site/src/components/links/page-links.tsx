import { buttonClassName } from '@narthex/shared-ui';
import { Link, useSearchParams } from '@narthex/remote-kit/router';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** For screen readers: `Pages of the wall`. */
  readonly label: string;
  /** The texts of the links: `Newer sermons`, `Older sermons`. */
  readonly previous: string;
  readonly next: string;
  /** The element of the page that the list begins with. */
  readonly placeId: string;
  readonly page: number;
  readonly pageCount: number;
}

/**
 * The pages of a long list before and after this one, as links: they work without JavaScript. From beyond the last page
 * the way back leads to that.
 */
export function PageLinks({ label, previous, next, placeId, page, pageCount }: PageLinksProps) {
  const [params] = useSearchParams();
  if (pageCount <= 1 && page === 1) return null;
  const quiet = buttonClassName({ variant: 'quiet' });
  const to = (other: number) => {
    // What else the URL says, such as a category, stays.
    const search = new URLSearchParams(params);
    if (other === 1) search.delete('page');
    else search.set('page', String(other));
    return { search: search.toString(), hash: `#${placeId}` };
  };
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 ? (
        <Link className={quiet} to={to(Math.max(1, Math.min(page - 1, pageCount)))} rel="prev">
          {previous}
        </Link>
      ) : null}
      {page < pageCount ? (
        <Link className={quiet} to={to(page + 1)} rel="next">
          {next}
        </Link>
      ) : null}
    </nav>
  );
}
