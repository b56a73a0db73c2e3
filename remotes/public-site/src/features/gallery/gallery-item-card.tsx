import { GALLERY_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { formatPlainDate } from '@narthex/shared-contracts';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { Badge, formatFileSize, useApplicationNeed } from '@narthex/shared-ui';
import { Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { Picture } from '../../components/media/picture';
import { PictureReveal } from '../../components/media/reveal/picture-reveal';
import { Player } from '../../components/media/player';
import styles from './gallery-item-card.module.css';

const SIZES = '(min-width: 900px) 384px, 94vw';

/** Renders a video that loads only after a click. Without JavaScript, a link opens the file. */
function Video({ item, src }: { item: GalleryItem; src: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const need = useApplicationNeed('press');
  if (isPlaying) return <Player source={{ kind: 'file', src }} title={`Video: ${item.title}`} takesFocus />;

  function handleClick(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <a {...need} className={styles.video} href={src} aria-label={`Play ${item.title}`} onClick={handleClick}>
      <span className={styles.play}>
        <Play size={24} aria-hidden="true" />
      </span>
    </a>
  );
}

/** Renders the picture or the video of an item, and nothing for an item that has no file yet. */
function Still({ item, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  const { title, file_path: src, file_type: type } = item;
  if (!src || !type) return null;
  return (
    <div className={styles.still}>
      {type === 'image' ? (
        <>
          <PictureReveal url={src} alt={title} sizes={SIZES} />
          <a href={src} aria-label={`Open ${title} in full size`}>
            <Picture url={src} alt={title} sizes={SIZES} reveal="outside" isFirst={isFirst} />
          </a>
        </>
      ) : (
        <Video item={item} src={src} />
      )}
    </div>
  );
}

/** Renders a picture or video of the gallery with its description. */
export function GalleryItemCard({ item, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  const { title, description, bytes, date_taken: date } = item;
  return (
    <figure className={styles.card}>
      <Still item={item} isFirst={isFirst} />
      <figcaption>
        <h2 className={styles.title} lang={textLanguage(item, 'title')}>
          {title}
        </h2>
        <p className={styles.about} lang={textLanguage(item, 'description')}>
          {description}
        </p>
        <p className={styles.facts}>
          <span>{GALLERY_CATEGORY_LABELS[item.category]}</span>
          {bytes === null ? null : <span>{formatFileSize(bytes)}</span>}
          {date ? <time dateTime={date}>{formatPlainDate(date, new Date(0))}</time> : null}
          {item.is_featured ? <Badge tone="accent">Featured</Badge> : null}
        </p>
      </figcaption>
    </figure>
  );
}
