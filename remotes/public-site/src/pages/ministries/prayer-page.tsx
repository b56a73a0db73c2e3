import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { prefetchOrNull } from '../../data/query-state';
import { useReloadLater } from '../../data/use-reload-later';
import { DepartmentEvents } from '../../features/events/of-department/department-events';
import { MinistryPage } from '../../features/ministry-page/ministry-page';
import { PrayerWall } from '../../features/prayer-wall/prayer-wall';
import { RequestForm } from '../../features/prayer-wall/request-form';
import { prayerWallQuery } from '../../features/prayer-wall/use-prayer-wall';
import type { PageContext, PageProps } from '../../page-record';
import { readPageNumber } from '../../components/links/page-number';
import layout from '../../components/layout/section.module.css';
import { queryKeys } from '../../query-keys';
import styles from './prayer-page.module.css';
import { text } from './texts/prayer-department';
import { loadMinistryPage } from './load-ministry-page';

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
