import { formatPlainDate, pictureAt } from '@narthex/shared-contracts';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { Badge } from '@narthex/shared-ui';
import { File, Film, Image } from 'lucide-react';
import { toLabel } from '../choice-labels';
import styles from './gallery-card.module.css';

const IMAGES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'avif'];
const VIDEOS = ['mp4', 'avi', 'mov', 'wmv', 'webm', 'mkv'];
const PREVIEW_WIDTH = 480;

/** Returns how a card shows a file, judged by the extension of its path. */
export function getFileKind(path: string | null): 'image' | 'video' | 'file' {
  const extension = /\.([a-z0-9]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? '';
  if (IMAGES.includes(extension)) return 'image';
  return VIDEOS.includes(extension) ? 'video' : 'file';
}

const KINDS = {
  image: { Icon: Image, label: 'Picture' },
  video: { Icon: Film, label: 'Video' },
  file: { Icon: File, label: 'File' },
} as const;

/** Renders a picture or video of the gallery with its title, description and date. */
export function GalleryCard({ item }: { item: GalleryItem }) {
  const kind = getFileKind(item.file_path);
  const { Icon, label } = KINDS[kind];
  const preview = kind === 'image' ? pictureAt(item.file_path, PREVIEW_WIDTH, 'jpg') : null;
  return (
    <>
      <div className={styles.preview}>
        {preview ? <img src={preview} alt="" loading="lazy" /> : null}
        <span className={styles.icon} role="img" aria-label={label}>
          <Icon size={22} aria-hidden="true" />
        </span>
        {item.is_featured ? (
          <span className={styles.featured}>
            <Badge tone="accent">Featured</Badge>
          </span>
        ) : null}
      </div>
      <div className={styles.text}>
        <h3>{item.title}</h3>
        <p>{item.description}</p>
        <p className={styles.facts}>
          <span>{toLabel(item.category)}</span>
          {item.date_taken ? <span>{formatPlainDate(item.date_taken, new Date(0))}</span> : null}
        </p>
      </div>
    </>
  );
}
