import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { IconButton, classNames } from '@narthex/shared-ui';
import { ModalFrame } from '@narthex/shared-ui/dialog/modal-frame';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Player } from '../../components/media/player';
import { findVideo } from '../../components/media/video-url';
import styles from './song-player.module.css';

const FADE_MS = 300;

interface SongPlayerProps {
  readonly song: Song;
  /** Is called when the player has faded out. */
  readonly onClosed: () => void;
}

/**
 * Renders a song's video over the page. Escape, the close button or a click on the background closes it with a short
 * fade.
 */
export function SongPlayer({ song, onClosed }: SongPlayerProps) {
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleClose() {
    if (isClosing) return;
    setClosing(true);
    timer.current = setTimeout(onClosed, FADE_MS);
  }

  const { title, description } = song;
  const video = findVideo(song.video);
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
      {video ? <Player source={video.source} title={`Video: ${title}`} /> : null}
      <div className={styles.foot}>
        {description ? <p>{description}</p> : null}
        {video?.site ? (
          <a href={video.page} rel="noopener">
            Watch on {video.site}
          </a>
        ) : null}
      </div>
    </ModalFrame>
  );
}
