import { Link, useLocation } from '@narthex/remote-kit/router';
import styles from './clear-filters.module.css';

interface ClearFiltersProps {
  /** How many were found: `3 sermons`. */
  readonly found: string;
  /** The text of the link back to everything: `All sermons`. */
  readonly label: string;
  readonly placeId: string;
}

/** What a search found, and the way back to everything. */
export function ClearFilters({ found, label, placeId }: ClearFiltersProps) {
  const { pathname } = useLocation();
  return (
    <p className={styles.found}>
      <span role="status">{found}</span> <Link to={{ pathname, hash: `#${placeId}` }}>{label}</Link>
    </p>
  );
}
