import { Navigation } from 'lucide-react';
import styles from './map-link.module.css';

/** Renders a link that opens the place in the map application of the device. */
export function MapLink({ url }: { url: string }) {
  return (
    <a className={styles.link} href={url} rel="noopener">
      <Navigation size={18} aria-hidden="true" />
      Open in Maps
    </a>
  );
}
