import { Link } from '@narthex/remote-kit/router';
import { VisuallyHidden } from '@narthex/shared-ui';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  readonly label: string;
  /** Names what is filtered, for screen readers. Categories that are also names of pages need it. */
  readonly subject?: string;
  /** The id null selects everything. */
  readonly categories: readonly { readonly id: string | null; readonly label: string }[];
  readonly current: string | null;
  /** The page scrolls to the element with this id: the filtered list. */
  readonly placeId: string;
}

/**
 * Renders links that filter a page by category. They change the URL, so they work without JavaScript and can be shared.
 */
export function CategoryLinks({ label, subject, categories, current, placeId }: CategoryLinksProps) {
  return (
    <nav className={styles.categories} aria-label={label}>
      {categories.map((category) => (
        <Link
          key={category.id}
          className={styles.category}
          to={{ search: category.id ? `?category=${category.id}` : '', hash: `#${placeId}` }}
          aria-current={category.id === current ? 'page' : undefined}
        >
          {category.label}
          {subject ? <VisuallyHidden>: {subject}</VisuallyHidden> : null}
        </Link>
      ))}
    </nav>
  );
}
