import { paths } from '@narthex/shared-contracts';
import type { ContentSection } from '@narthex/shared-contracts/schemas/homepage';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { describePrayerKind } from '@narthex/shared-contracts/enum-labels';
import { toLine } from '@narthex/shared-contracts/text-form';
import type { Loaded } from '../../data/query-state';
import { splitParagraphs } from '../../components/text/paragraphs';
import layout from '../../components/layout/section.module.css';
import { PrayerForm } from './prayer-form';
import styles from './prayer-section.module.css';

interface PrayerSectionProps {
  readonly verse: ContentSection;
  readonly prayers: Loaded<readonly PublicPrayer[]>;
}

/** Renders a Bible verse, recent requests and a form. */
export function PrayerSection({ verse, prayers }: PrayerSectionProps) {
  return (
    <section className={styles.panel} data-surface="night" aria-labelledby="prayer-title">
      <div className={classNames(layout.wrap, styles.two)}>
        <div>
          <h2 className={layout.title} id="prayer-title">
            {verse.title ?? 'How can we pray for you?'}
          </h2>
          <blockquote className={styles.verse}>
            {splitParagraphs(verse.content).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            {verse.subtitle ? <cite>{verse.subtitle}</cite> : null}
          </blockquote>
          <h3 className={styles.subtitle}>Recent Prayers</h3>
          <RecentPrayers prayers={prayers} />
          <p className={styles.more}>
            <Link to={paths.prayerDepartment.to()}>The prayer wall</Link>
          </p>
        </div>
        <PrayerForm backTo={paths.home.to()} />
      </div>
    </section>
  );
}

function RecentPrayers({ prayers }: { prayers: PrayerSectionProps['prayers'] }) {
  if (prayers.status === 'loading') return <p className={styles.note}>Loading...</p>;
  if (prayers.status === 'failed' || prayers.value.length === 0) {
    return <p className={styles.note}>No prayer requests to display at this time.</p>;
  }
  return (
    <ul role="list" className={styles.list}>
      {prayers.value.map((prayer) => (
        <li key={prayer.id}>
          <span className={styles.request}>
            <b>{describePrayerKind(prayer)}.</b> {toLine(prayer.description)}
          </span>
          <span className={styles.name}>
            {prayer.is_anonymous || !prayer.requester_name ? 'Anonymous' : prayer.requester_name}
          </span>
        </li>
      ))}
    </ul>
  );
}
