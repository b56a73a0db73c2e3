import type { ElementType } from 'react';
import { ArchMark } from '../identity/mark';
import styles from './not-found-screen.module.css';

/** Describes the props of the screen for a URL without a page. */
export type NotFoundScreenProps = {
  places: readonly { label: string; hint: string; to: string }[];
  /** Renders the links, such as the router's link. */
  as: ElementType<{ to: string }>;
};

/** Renders the screen for a URL without a page, with links to frequently visited pages. */
export function NotFoundScreen({ places, as: Link }: NotFoundScreenProps) {
  return (
    <div className={styles.page}>
      <ArchMark size={72} />
      <h1 tabIndex={-1}>This door doesn't exist</h1>
      <p className={styles.lead}>
        The page was not found. The address may be mistyped, or the page has moved. Perhaps one of these is
        what you came for:
      </p>
      <ul role="list" className={styles.places}>
        {places.map(({ label, hint, to }) => (
          <li key={to}>
            <Link to={to}>
              <b>{label}</b>
              <span>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
