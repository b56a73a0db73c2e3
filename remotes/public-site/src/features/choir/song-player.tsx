import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { IconButton, classNames } from '@narthex/shared-ui';
import { ModalFrame } from '@narthex/shared-ui/dialog/modal-frame';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { videoFrame, videoPage } from '../../parts/video-address';
import styles from './song-player.module.css';

const FADE = 300;

interface SongPlayerProps {
  readonly song: Song;
  /** It has faded out. */
  readonly onClosed: () => void;
}

/** A song's video over the page, closed by Escape, the button or the ground around it, with a short fade. */
export function SongPlayer({ song, onClosed }: SongPlayerProps) {
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleClose() {
    if (isClosing) return;
    setClosing(true);
    timer.current = setTimeout(onClosed, FADE);
  }

  const { title, description, video_id } = song;
  return (
    <ModalFrame
      isOpen
      onClose={handleClose}
      labelledBy={titleId}
      className={classNames(styles.player, isClosing && styles.closing)}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={<X size={22} aria-hidden="true" />} onClick={handleClose} />
      </div>
      {video_id ? (
        <iframe
          className={styles.frame}
          src={videoFrame(video_id)}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
        />
      ) : null}
      <div className={styles.foot}>
        {description ? <p>{description}</p> : null}
        {video_id ? (
          <a href={videoPage(video_id)} rel="noopener">
            Watch on YouTube
          </a>
        ) : null}
      </div>
    </ModalFrame>
  );
}
