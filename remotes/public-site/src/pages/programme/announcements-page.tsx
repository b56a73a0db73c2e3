import { Link } from '@narthex/remote-kit/router';
import { paths, type PageMeta } from '@narthex/shared-contracts';
import { fileInLanguage } from '@narthex/shared-contracts/languages';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { Rss } from 'lucide-react';
import { useNow } from '../../data/now';
import { prefetchOrNull } from '../../data/query-state';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { AnnouncementList } from '../../features/announcements/announcement-list';
import {
  activeAnnouncementsQuery,
  useActiveAnnouncements,
} from '../../features/announcements/use-active-announcements';
import { CopyButton } from '../../features/copy-button/copy-button';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import { StoredPageHead, MORE_FIELDS, StoredSections } from '../../features/ministry-page/stored-sections';
import { usePageContent } from '../../features/ministry-page/use-page-content';
import { MissionBox } from '../../features/mission/mission-box';
import { ShareLinks } from '../../features/share/share-links';
import { WeeklyTable } from '../../features/weekly-programme/weekly-table';
import type { PageContext, PageProps } from '../../page-record';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from './announcements-page.module.css';

const text: MinistryText = {
  category: 'announcements',
  page: 'announcements',
  kicker: 'From the communication desk',
  fields: {
    hero_subtitle: { content: 'What was announced on Sabbath, for everybody who could not come.' },
  },
};

export async function load(context: PageContext): Promise<Partial<PageMeta>> {
  const [meta] = await Promise.all([
    loadMinistry(context, text),
    prefetchOrNull(context.queryClient, activeAnnouncementsQuery),
  ]);
  return meta;
}

/** Renders the announcements and the ordinary week. */
export default function AnnouncementsPage({ title }: PageProps) {
  const site = useSite();
  const now = useNow();
  const { fields } = usePageContent(text);
  const services = useWorshipServices();
  const announcements = useActiveAnnouncements();
  return (
    <>
      <StoredPageHead title={title} kicker={text.kicker} fields={fields} />
      <div className={classNames(layout.wrap, reading.columns, reading.end)}>
        <div className={reading.text}>
          <section aria-labelledby="announced-title">
            <h2 id="announced-title">Announcements</h2>
            {announcements.status === 'loading' ? <p role="status">Loading...</p> : null}
            {announcements.status === 'failed' ? (
              <ErrorState
                message="Failed to load announcements"
                onRetry={announcements.retry}
                isRetrying={announcements.isFetching}
              />
            ) : null}
            {announcements.status === 'loaded' && announcements.value.length === 0 ? (
              <p className={reading.empty}>Nothing is announced this week.</p>
            ) : null}
            {announcements.status === 'loaded' ? (
              <AnnouncementList
                announcements={announcements.value}
                now={now}
                renderShare={(path, text) => <ShareLinks path={path} text={text} />}
              />
            ) : null}
          </section>
          <section aria-labelledby="week-title" id="the-week" className={styles.week}>
            <h2 id="week-title">Weekly programme</h2>
            <WeeklyTable services={services} timeZone={site.time_zone} now={now} />
          </section>
          <StoredSections fields={fields} keys={MORE_FIELDS} />
        </div>
        <div className={reading.aside}>
          {site.study_focus ? <StudyFocus focus={site.study_focus} /> : null}
          {site.mission ? (
            <MissionBox
              mission={site.mission}
              renderCopyButton={(text, what) => <CopyButton text={text} what={what} />}
            />
          ) : null}
          <p className={styles.ways}>
            <Link className={buttonClassName({ variant: 'quiet' })} to={paths.calendar.to()}>
              Sabbath calendar
            </Link>
            <a className={buttonClassName({ variant: 'quiet' })} href={fileInLanguage('/announcements.xml')}>
              <Rss size={18} aria-hidden="true" />
              Feed
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** Renders the current reading of the Bible study families and their leaders. */
function StudyFocus({ focus }: { focus: NonNullable<Site['study_focus']> }) {
  return (
    <section className={styles.focus} aria-labelledby="focus-title" data-surface="night">
      <h2 id="focus-title" className={styles.title}>
        Family Bible study
      </h2>
      <p className={styles.book} lang={textLanguage(focus, 'book')}>
        {focus.book}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Chapter</dt>
          <dd lang={textLanguage(focus, 'chapter')}>{focus.chapter.replace(/^chapter\s+/i, '')}</dd>
        </div>
        <div>
          <dt>Leading</dt>
          <dd lang={textLanguage(focus, 'family')}>{focus.family}</dd>
        </div>
      </dl>
    </section>
  );
}
