import { paths } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { toLine } from '@narthex/shared-contracts/text-form';
import { FileText, Video } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import { Cover } from '../../components/cover/cover';
import { ListenLink } from './listen-link';
import { seriesName, sermonDay, formatSize } from './sermon-labels';
import styles from './sermon-list.module.css';

interface SermonListProps {
  readonly sermons: readonly PublicSermon[];
  readonly now: string | undefined;
}

/** Renders sermons, newest first, with title, speaker, Scripture and the available media. */
export function SermonList({ sermons, now }: SermonListProps) {
  return (
    <ul role="list" className={styles.list}>
      {sermons.map((sermon) => (
        <li key={sermon.id}>
          <article className={styles.item}>
            <div className={styles.cover}>
              <Cover seed={sermon.series} title={seriesName(sermon.series)} shape="square" />
            </div>
            <div>
              <p className={styles.when}>
                <time dateTime={sermon.sermon_date}>{sermonDay(sermon, now)}</time>
                <span>{seriesName(sermon.series)}</span>
              </p>
              <h2 className={styles.title} lang={textLanguage(sermon, 'title')}>
                <Link to={paths.sermon.to(sermon.id)}>{sermon.title}</Link>
              </h2>
              <p className={styles.who}>
                {sermon.speaker}
                {sermon.scripture_reference ? `, on ${sermon.scripture_reference}` : ''}
              </p>
              <p className={styles.text} lang={textLanguage(sermon, 'description')}>
                {toLine(sermon.description)}
              </p>
              <ul role="list" className={styles.ways}>
                {sermon.audio_file ? (
                  <li>
                    <ListenLink sermon={sermon} variant="quiet" />
                  </li>
                ) : null}
                {sermon.video_file ? (
                  <li>
                    <Video size={16} aria-hidden="true" />
                    Video{formatSize(sermon.video_bytes)}
                  </li>
                ) : null}
                {sermon.pdf_file ? (
                  <li>
                    <FileText size={16} aria-hidden="true" />
                    PDF{formatSize(sermon.pdf_bytes)}
                  </li>
                ) : null}
              </ul>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
