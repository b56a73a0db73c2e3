import type { SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import { buttonClassName, useApplicationNeed } from '@narthex/shared-ui';
import { Download, FileText, Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { Picture } from '../../components/media/picture';
import { ownMediaPath, Player } from '../../components/media/player';
import { findVideo } from '../../components/media/video-url';
import { ListenLink } from './listen-link';
import { formatLength, formatSize } from './sermon-labels';
import styles from './sermon-media.module.css';

/** Renders a video behind a still picture. It loads only after a click. */
function SermonVideo({ sermon, file }: { sermon: SermonPage; file: string }) {
  const [isOpen, setOpen] = useState(false);
  const need = useApplicationNeed('press');

  function handleOpen(event: MouseEvent) {
    if (isForNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  if (isOpen) {
    const source = findVideo(file)?.source ?? { kind: 'file', src: file };
    return <Player className={styles.video} source={source} title={`Video: ${sermon.title}`} takesFocus />;
  }
  return (
    <a {...need} className={styles.still} href={file} onClick={handleOpen}>
      {sermon.thumbnail ? (
        <Picture url={sermon.thumbnail} alt="" sizes="(min-width: 900px) 760px, 94vw" reveal="none" isFirst />
      ) : null}
      <span className={styles.label}>
        <Play size={18} aria-hidden="true" />
        Play the video{formatSize(sermon.video_bytes)}
      </span>
    </a>
  );
}

/** Renders the media of a sermon, the smallest first. Each shows its size, since data is expensive. */
export function SermonMedia({ sermon }: { sermon: SermonPage }) {
  const { audio_file: audio, video_file: video, pdf_file: pdf } = sermon;
  if (!audio && !video && !pdf) return null;
  return (
    <section className={styles.media} aria-labelledby="media-title">
      <h2 id="media-title" className={styles.title}>
        {audio ? 'Listen' : 'Watch and read'}
      </h2>
      {audio ? (
        <>
          <audio
            className={styles.audio}
            src={ownMediaPath(audio)}
            controls
            preload="none"
            aria-label={sermon.title}
          />
          {sermon.audio_note ? <p className={styles.note}>{sermon.audio_note}</p> : null}
          <p className={styles.ways}>
            <span className={styles.listen}>
              <ListenLink sermon={sermon} variant="primary" />
            </span>
            <a className={buttonClassName({ variant: 'quiet' })} href={audio} download>
              <Download size={18} aria-hidden="true" />
              Download audio{formatLength(sermon.audio_seconds)}
              {formatSize(sermon.audio_bytes)}
            </a>
          </p>
        </>
      ) : null}
      {video ? <SermonVideo sermon={sermon} file={video} /> : null}
      {pdf ? (
        <p className={styles.ways}>
          <a className={buttonClassName({ variant: 'quiet' })} href={pdf}>
            <FileText size={18} aria-hidden="true" />
            Notes as PDF{formatSize(sermon.pdf_bytes)}
          </a>
        </p>
      ) : null}
    </section>
  );
}
