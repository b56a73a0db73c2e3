import { Link } from '@narthex/remote-kit/router';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  readonly label: string;
  /** Null shows everything. */
  readonly categories: readonly { readonly id: string | null; readonly label: string }[];
  readonly current: string | null;
  /** The id of what they narrow: the page stays there. */
  readonly placeId: string;
}

/** Narrows a page to a category by its URL, so that it works without script and can be sent to somebody. */
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
