import { paths } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { Cover } from '../../components/cover/cover';
import { Picture } from '../../components/media/picture';
import { splitParagraphs } from '../../components/text/paragraphs';
import { ListenLink } from './listen-link';
import { seriesName, sermonDay } from './sermon-labels';
import styles from './latest-sermon.module.css';

interface LatestSermonProps {
  readonly sermon: PublicSermon;
  readonly now: string | undefined;
}

/** Renders the latest sermon with its picture, or with the cover of its series. */
export function LatestSermon({ sermon, now }: LatestSermonProps) {
  return (
    <article className={styles.latest} data-surface="night" aria-labelledby="latest-title">
      <div className={styles.artwork}>
        {sermon.thumbnail ? (
          <Picture url={sermon.thumbnail} alt="" sizes="(min-width: 800px) 560px, 94vw" isFirst />
        ) : (
          <Cover seed={sermon.series} title={seriesName(sermon.series)} shape="wide" />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.when}>
          Latest sermon, <time dateTime={sermon.sermon_date}>{sermonDay(sermon, now)}</time>
        </p>
        <h2 className={styles.title} id="latest-title" lang={textLanguage(sermon, 'title')}>
          <Link to={paths.sermon.to(sermon.id)}>{sermon.title}</Link>
        </h2>
        <p className={styles.who}>
          {sermon.speaker}
          {sermon.scripture_reference ? `, on ${sermon.scripture_reference}` : ''}
        </p>
        <p className={styles.about} lang={textLanguage(sermon, 'description')}>
          {splitParagraphs(sermon.description).join(' ')}
        </p>
        <p className={styles.ways}>
          <ListenLink sermon={sermon} variant="gold" />
          {sermon.audio_file ? null : (
            <Link className={buttonClassName({ variant: 'gold' })} to={paths.sermon.to(sermon.id)}>
              Open the sermon
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
