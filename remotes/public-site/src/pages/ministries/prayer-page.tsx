import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { readPageNumber } from '../../components/links/page-links';
import { prefetchOrNull } from '../../data/query-state';
import { useReloadLater } from '../../data/use-reload-later';
import { DepartmentEvents } from '../../features/events/of-department/department-events';
import { MinistryPage } from '../../features/ministry-page/ministry-page';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import { PrayerWall } from '../../features/prayer-wall/prayer-wall';
import { RequestForm } from '../../features/prayer-wall/request-form';
import { prayerWallQuery } from '../../features/prayer-wall/use-prayer-wall';
import type { PageContext, PageProps } from '../../page-record';
import { queryKeys } from '../../query-keys';
import { loadMinistryPage } from './load-ministry-page';
import layout from '../../components/layout/section.module.css';
import styles from './prayer-page.module.css';

const text: MinistryText = {
  category: 'ministries',
  page: 'prayer_department',
  kicker: 'Ministries and departments',
  department: 'prayer',
  contactsDepartment: 'prayer',
  fields: {
    hero_subtitle: { content: 'Write your prayer request, and we will pray for it.' },
    introduction: {
      title: 'What happens to your request',
      content:
        '<p>A prayer leader reads it. If you allow it, we show it on the prayer wall, so that others can pray for it too. We pray for every request, whether it is on the wall or not. If you do not give your name, we pray without a name.</p>',
    },
    schedule: {
      content:
        '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, 5:00 – 6:00 PM</p><p><strong>Fasting</strong><br>Once each semester</p>',
    },
    contact: {
      title: 'Pray with us',
      content: '<p>To join morning or evening prayer, just come; you do not need to register.</p>',
    },
  },
};

export async function load(context: PageContext) {
  const [meta] = await Promise.all([
    loadMinistryPage(context, text),
    prefetchOrNull(context.queryClient, prayerWallQuery(readPageNumber(context.search))),
  ]);
  return meta;
}

/** Renders the page of the prayer department: its hours, its form and the prayer wall. */
export default function PrayerPage({ title }: PageProps) {
  const reloadLater = useReloadLater(queryKeys.prayerWalls);
  return (
    <MinistryPage
      title={title}
      text={text}
      actions={
        <p className={classNames(layout.actions, styles.actions)}>
          <a className={buttonClassName()} href="#prayer-title">
            Ask for prayer
          </a>
          <a className={buttonClassName({ variant: 'quiet' })} href="#wall">
            The prayer wall
          </a>
        </p>
      }
    >
      <section className={styles.panel} data-surface="night" aria-labelledby="prayer-title">
        <div className={classNames(layout.wrap, styles.two)}>
          <div>
            <h2 className={layout.title} id="prayer-title">
              How can we pray for you?
            </h2>
            <blockquote className={styles.verse}>
              <p>“Call to me and I will answer you.”</p>
              <cite>Jeremiah 33:3</cite>
            </blockquote>
            <p className={styles.note}>
              Write about yourself, or about somebody who would not mind. Please leave out other people’s full
              names.
            </p>
          </div>
          <RequestForm backTo={paths.prayerDepartment.to()} onSent={reloadLater} />
        </div>
      </section>
      <section id="wall" className={classNames(layout.wrap, layout.section)} aria-labelledby="wall-title">
        <h2 id="wall-title" className={classNames(layout.title, styles.wallTitle)}>
          The prayer wall
        </h2>
        <PrayerWall />
      </section>
      <DepartmentEvents owner="prayer" />
    </MinistryPage>
  );
}
