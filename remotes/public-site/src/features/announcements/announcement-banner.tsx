import { paths } from '@narthex/shared-contracts';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { toLine } from '@narthex/shared-contracts/text-form';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { Fragment } from 'react';
import type { Loaded } from '../../data/query-state';
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
            {toLine(shown.content)}
          </p>
          <BannerFacts announcement={shown} />
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

const FACTS = ['event_time', 'event_location', 'action_required'] as const;

/** Renders time, place and what is asked for in one line. */
function BannerFacts({ announcement }: { announcement: Shown }) {
  const named = FACTS.filter((name) => announcement[name]);
  if (named.length === 0) return null;
  return (
    <p className={styles.facts}>
      {named.map((name, index) => (
        <Fragment key={name}>
          {index > 0 ? ' · ' : null}
          <span lang={textLanguage(announcement, name)}>{announcement[name]}</span>
        </Fragment>
      ))}
    </p>
  );
}
