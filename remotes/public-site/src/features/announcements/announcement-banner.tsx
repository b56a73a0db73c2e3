import { paths } from '@narthex/shared-contracts';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import type { Loaded } from '../../data/query-state';
import { splitParagraphs } from '../../components/text/paragraphs';
import layout from '../../components/layout/section.module.css';
import styles from './announcement-banner.module.css';

type Shown = Pick<
  Announcement,
  'title' | 'content' | 'event_time' | 'event_location' | 'action_required' | 'untranslated'
>;

const DEFAULT_BANNER: Shown = {
  title: 'Communication Sabbath',
  content: 'The communication department leads the whole day. Bring a friend who has never been.',
  event_time: null,
  event_location: null,
  action_required: null,
};

/** Renders an announcement as a slim banner, or the Communication Sabbath notice if it fails to load. */
export function AnnouncementBanner({ announcements }: { announcements: Loaded<readonly Announcement[]> }) {
  if (announcements.status === 'loading') return null;
  const shown: Shown | undefined =
    announcements.status === 'failed' ? DEFAULT_BANNER : announcements.value[0];
  if (!shown) return null;
  const facts = [shown.event_time, shown.event_location, shown.action_required].filter(Boolean).join(' · ');
  return (
    <section
      className={classNames(layout.wrap, layout.section)}
      id="announcement"
      aria-labelledby="news-title"
    >
      <div className={styles.banner}>
        <div>
          <p className={styles.tag}>From the communication desk</p>
          <h2 className={styles.title} id="news-title" lang={textLanguage(shown, 'title')}>
            {shown.title}
          </h2>
          <p className={styles.text} lang={textLanguage(shown, 'content')}>
            {splitParagraphs(shown.content).join(' ')}
          </p>
          {facts ? <p className={styles.facts}>{facts}</p> : null}
        </div>
        <Link
          className={buttonClassName({ variant: 'quiet', className: styles.more })}
          to={paths.announcements.to()}
        >
          All announcements
        </Link>
      </div>
    </section>
  );
}
