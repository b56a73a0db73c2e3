import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { t } from '@narthex/shared-contracts/translate';
import { formatFileSize, useApplicationNeed } from '@narthex/shared-ui';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { Cover } from '../../components/cover/cover';
import { Picture } from '../../components/media/picture';
import { findVideo } from '../../components/media/video-url';
import styles from './songs.module.css';

interface SongCardProps {
  readonly song: Song;
  readonly onPlay: (song: Song) => void;
}

/** Renders a song's thumbnail. It opens the player or, without JavaScript, the page of the video. */
export function SongCard({ song, onPlay }: SongCardProps) {
  const { title, description, image_url, video_bytes: bytes } = song;
  const video = findVideo(song.video);
  const need = useApplicationNeed('press');
  const still = (
    <span className={styles.still}>
      {image_url ? (
        <Picture url={image_url} alt="" sizes="(min-width: 900px) 384px, 94vw" reveal="none" />
      ) : (
        <Cover seed={title} title={title} shape="wide" />
      )}
      {video ? (
        <span className={styles.play}>
          <Play size={22} aria-hidden="true" />
        </span>
      ) : null}
    </span>
  );
  const text = (
    <>
      <h3 className={styles.title}>{title}</h3>
      {description ? <p className={styles.about}>{description}</p> : null}
    </>
  );
  if (!video) {
    return (
      <div className={styles.card}>
        {still}
        {text}
        <p className={styles.about}>There is no video of it yet.</p>
      </div>
    );
  }

  function handleClick(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onPlay(song);
  }

  return (
    <a {...need} className={styles.card} href={video.page} rel="noopener" onClick={handleClick}>
      {still}
      {text}
      {bytes === null ? null : (
        <p className={styles.about}>{t('Video, {size}', { size: formatFileSize(bytes) })}</p>
      )}
    </a>
  );
}
