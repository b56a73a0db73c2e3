import { Link, useSearchParams } from '@narthex/remote-kit/router';
import { buttonClassName } from '@narthex/shared-ui';
import styles from './page-links.module.css';

const MAX_PAGE = 10_000;

/** Returns the page that a URL requests (`?page=2`), or the first page if the value is invalid. */
export function readPageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}

interface PageLinksProps {
  /** Holds the accessible name, such as `Pages of the wall`. */
  readonly label: string;
  /** Holds the texts of the links, such as `Newer sermons` and `Older sermons`. */
  readonly previous: string;
  readonly next: string;
  /** Holds the id of the list's first element, which the page scrolls to. */
  readonly placeId: string;
  readonly page: number;
  readonly pageCount: number;
}

/**
 * Renders links to the previous and the next page of a long list. They work without JavaScript. Beyond the last page,
 * the first link leads to the last page.
 */
export function PageLinks({ label, previous, next, placeId, page, pageCount }: PageLinksProps) {
  const [params] = useSearchParams();
  if (pageCount <= 1 && page === 1) return null;
  const quiet = buttonClassName({ variant: 'quiet' });
  const to = (other: number) => {
    // Other parameters of the URL, such as a category, are kept.
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
