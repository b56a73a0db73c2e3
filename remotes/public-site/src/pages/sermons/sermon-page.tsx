import { paths, type PageMeta } from '@narthex/shared-contracts';
import type { SermonPage as SermonRecord } from '@narthex/shared-contracts/schemas/sermons';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { toLine } from '@narthex/shared-contracts/text-form';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@narthex/remote-kit/router';
import { prefetchOrNull } from '../../data/query-state';
import { useNow } from '../../data/now';
import { SermonMedia } from '../../features/sermons/sermon-media';
import { seriesName, sermonDay } from '../../features/sermons/sermon-labels';
import { sermonQuery, useSermon } from '../../features/sermons/use-sermons';
import { ShareLinks } from '../../features/share/share-links';
import type { PageContext } from '../../page-record';
import { shortenDescription } from '../../components/text/shorten';
import { Cover } from '../../components/cover/cover';
import { Prose } from '../../components/text/prose';
import reading from '../../components/layout/reading.module.css';
import { StoredHtml } from '../../components/text/stored-html';
import { RecordPage } from '../layouts/record-page';
import styles from './sermon-page.module.css';

export async function load({ queryClient, params }: PageContext): Promise<Partial<PageMeta>> {
  const query = sermonQuery(params['id'] ?? '');
  await prefetchOrNull(queryClient, query);
  const found = queryClient.getQueryData(query.queryKey);
  if (!found) return { status: 503 };
  const { record: sermon } = found;
  if (!sermon) return { title: 'Sermon not found', status: 404 };
  return {
    title: sermon.title,
    description: shortenDescription(`${sermon.speaker}. ${toLine(sermon.description)}`),
    canonical: paths.sermon.to(sermon.id),
  };
}

const MISSING = {
  title: 'Sermon not found',
  sentence: 'It may have been taken down, or not be published yet.',
  links: [{ label: 'See all sermons', to: paths.sermons.to() }],
};

/** Renders a sermon: its media first, then its text. */
export default function SermonPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      loaded={useSermon(id)}
      heading="Sermon"
      failure="Failed to load this sermon"
      missing={MISSING}
    >
      {(sermon) => <SermonArticle sermon={sermon} />}
    </RecordPage>
  );
}

function SermonArticle({ sermon }: { sermon: SermonRecord }) {
  const now = useNow();
  const facts = [
    [t('Preached by'), sermon.speaker],
    [t('On'), sermonDay(sermon, now)],
    [t('Scripture'), sermon.scripture_reference],
    [t('Series'), seriesName(sermon.series)],
    [t('About'), sermon.tags.join(', ')],
  ].filter(([, value]) => value);
  return (
    <>
      <Link className={styles.back} to={paths.sermons.to()}>
        <ArrowLeft size={16} aria-hidden="true" />
        All sermons
      </Link>
      <header className={styles.head}>
        <div className={styles.cover}>
          <Cover seed={sermon.series} title={seriesName(sermon.series)} shape="square" />
        </div>
        <div>
          <p className={styles.kicker}>{sermon.scripture_reference ?? seriesName(sermon.series)}</p>
          <h1 className={styles.title} lang={textLanguage(sermon, 'title')}>
            {sermon.title}
          </h1>
          <p className={styles.who}>
            {sermon.speaker}, {sermonDay(sermon, now)}
          </p>
        </div>
      </header>
      <div className={reading.columns}>
        <div className={reading.text}>
          <SermonMedia sermon={sermon} />
          <Prose text={sermon.description} lang={textLanguage(sermon, 'description')} />
          {sermon.sermon_text ? (
            <section className={styles.text} id="transcript">
              <h2>Transcript</h2>
              <StoredHtml html={sermon.sermon_text} lang={textLanguage(sermon, 'sermon_text')} />
            </section>
          ) : null}
        </div>
        <div className={reading.aside}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="share-title" className={styles.share}>
            <h2 id="share-title">Share</h2>
            <ShareLinks path={paths.sermon.to(sermon.id)} text={sermon.title} />
          </section>
        </div>
      </div>
    </>
  );
}
