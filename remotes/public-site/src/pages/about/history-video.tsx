import { t } from '@narthex/shared-contracts/translate';
import type { AboutSection } from '../../features/about-content/api';
import { Embed } from '../../features/embed/embed';
import { findVideo } from '../../components/media/video-url';
import { Picture } from '../../components/media/picture';
import styles from './about-denomination-page.module.css';

interface HistoryVideoProps {
  readonly section: AboutSection | undefined;
  readonly still: string | null | undefined;
}

/** Renders the video about the beginnings behind a still picture, or only the picture if there is no video. */
export function HistoryVideo({ section, still }: HistoryVideoProps) {
  const video = findVideo(section?.content);
  const picture = still ? (
    <Picture url={still} alt="" sizes="(min-width: 900px) 800px, 94vw" reveal={video ? 'none' : 'own'} />
  ) : (
    <span className={styles.placeholder} />
  );
  const title = section?.title || t('How the church began');
  return (
    <figure className={styles.video}>
      {video ? (
        <Embed kind="video" title={title} label="Play the video" source={video.source} href={video.page}>
          {picture}
        </Embed>
      ) : (
        <div className={styles.still}>{picture}</div>
      )}
      <figcaption>
        {video
          ? `${title}. Plays only when you tap${video.site ? `, from ${video.site}` : ''}.`
          : 'A video about this story is not up yet.'}
      </figcaption>
    </figure>
  );
}
