import { Picture } from '../../components/media/picture';
import styles from './ministry-page.module.css';

interface GalleryProps {
  /** Holds URLs that are separated by commas. */
  readonly urls: string | undefined;
  readonly title: string | undefined;
}

/** Renders the pictures that the editors of a page have chosen. */
export function Gallery({ urls = '', title }: GalleryProps) {
  const pictures = urls.split(',').flatMap((url) => url.trim() || []);
  if (pictures.length === 0) return null;
  return (
    <section>
      <h2>{title || 'Pictures'}</h2>
      <ul role="list" className={styles.gallery}>
        {pictures.map((url, index) => (
          <li key={url}>
            <Picture
              url={url}
              alt={`Picture ${index + 1} of ${pictures.length}`}
              sizes="(min-width: 900px) 260px, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
