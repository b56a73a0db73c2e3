import { Picture } from '../../components/media/picture';
import styles from './ministry-page.module.css';

interface GalleryProps {
  /** Addresses divided by commas. */
  readonly addresses: string | undefined;
  readonly title: string | undefined;
}

/** The pictures that a page's editors chose. */
export function Gallery({ addresses = '', title }: GalleryProps) {
  const urls = addresses.split(',').flatMap((address) => address.trim() || []);
  if (urls.length === 0) return null;
  return (
    <section>
      <h2>{title || 'Pictures'}</h2>
      <ul role="list" className={styles.gallery}>
        {urls.map((url, index) => (
          <li key={url}>
            <Picture
              url={url}
              alt={`Picture ${index + 1} of ${urls.length}`}
              sizes="(min-width: 900px) 260px, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
