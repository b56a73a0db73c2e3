import { Link, useLocation } from '@narthex/remote-kit/router';
import styles from './clear-filters.module.css';

interface ClearFiltersProps {
  /** Counts the results, such as `3 sermons`. */
  readonly found: string;
  /** Holds the text of the link that removes all filters, such as `All sermons`. */
  readonly label: string;
  readonly placeId: string;
}

/** Renders the number of results and a link that removes all filters. */
export function ClearFilters({ found, label, placeId }: ClearFiltersProps) {
  const { pathname } = useLocation();
  return (
    <p className={styles.found}>
      <span role="status">{found}</span> <Link to={{ pathname, hash: `#${placeId}` }}>{label}</Link>
    </p>
  );
}
