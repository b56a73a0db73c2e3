import { Link } from '@narthex/remote-kit/router';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  readonly label: string;
  /** The id null selects everything. */
  readonly categories: readonly { readonly id: string | null; readonly label: string }[];
  readonly current: string | null;
  /** The page scrolls to the element with this id: the filtered list. */
  readonly placeId: string;
}

/**
 * Renders links that filter a page by category. They change the URL, so they work without JavaScript and can be shared.
 */
export function CategoryLinks({ label, categories, current, placeId }: CategoryLinksProps) {
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
        </Link>
      ))}
    </nav>
  );
}
