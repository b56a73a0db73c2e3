import { Navigation } from 'lucide-react';
import styles from './map-link.module.css';

/** Opens the place in whatever shows maps on this device. A plain link: it stays beside a map that is shown here. */
export function MapLink({ url }: { url: string }) {
  return (
    <a className={styles.link} href={url} rel="noopener">
      <Navigation size={18} aria-hidden="true" />
      Open in Maps
    </a>
  );
}
