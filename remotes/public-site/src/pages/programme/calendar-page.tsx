import { Link, useLocation } from '@narthex/remote-kit/router';
import { paths, plainDate, type PageMeta } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Button, ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { CalendarPlus, Printer } from 'lucide-react';
import { useNow } from '../../data/now';
import { prefetchOrNull } from '../../data/query-state';
import { useSite } from '../../data/site';
import { CALENDAR_FEED, CALENDAR_SUBSCRIBE } from '../../features/calendar/feed';
import { SemesterProgramme } from '../../features/calendar/semester-programme';
import {
  calendarQuery,
  readSemester,
  semesterLabel,
  useCalendar,
} from '../../features/calendar/use-calendar';
import { loadMinistry } from '../../features/ministry-page/load-ministry';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import { StoredPageHead, MORE_FIELDS, StoredSections } from '../../features/ministry-page/stored-sections';
import { usePageContent } from '../../features/ministry-page/use-page-content';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext, PageProps } from '../../page-record';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from './calendar-page.module.css';

const text: MinistryText = {
  category: 'resources',
  page: 'calendar_events',
  kicker: 'Tentative',
  fields: {
    hero_subtitle: {
      content:
        'Sabbath by Sabbath: who teaches, who preaches and what is special. Plans change; this page and the calendar on your phone follow.',
    },
  },
};

export async function load(context: PageContext): Promise<Partial<PageMeta>> {
  const { queryClient, search, title } = context;
  const query = calendarQuery(readSemester(search));
  const [meta] = await Promise.all([loadMinistry(context, text), prefetchOrNull(queryClient, query)]);
  const semester = queryClient.getQueryData(query.queryKey)?.semester;
  return { ...meta, ...(semester && { title: `${meta.title ?? title}, ${semesterLabel(semester)}` }) };
}

/** Renders the Sabbaths of a semester. */
export default function CalendarPage({ title }: PageProps) {
  const { search } = useLocation();
  const { time_zone } = useSite();
  const now = useNow();
  const { fields } = usePageContent(text);
  const requested = readSemester(search);
  const calendar = useCalendar(requested);
  const today = now ? plainDate(now, time_zone) : undefined;
  return (
    <>
      <StoredPageHead title={title} kicker={text.kicker} fields={fields}>
        <div className={styles.ways}>
          <a className={buttonClassName({ variant: 'primary' })} href={CALENDAR_SUBSCRIBE}>
            <CalendarPlus size={18} aria-hidden="true" />
            Subscribe on your phone
          </a>
          <CopyLink path={CALENDAR_FEED} subject={t('Sabbath calendar')} />
          <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </div>
      </StoredPageHead>
      <div className={classNames(layout.wrap, styles.page)}>
        {calendar.status === 'loading' ? <p role="status">Loading...</p> : null}
        {calendar.status === 'failed' ? (
          <ErrorState
            message="Failed to load the calendar"
            onRetry={calendar.retry}
            isRetrying={calendar.isFetching}
          />
        ) : null}
        {calendar.status === 'loaded' ? (
          <SemesterProgramme calendar={calendar.value} requested={requested} today={today} />
        ) : null}
        <div className={reading.text}>
          <StoredSections fields={fields} keys={MORE_FIELDS} />
        </div>
        <p className={styles.more}>
          <Link to={paths.events.to()}>Events of the week and the season</Link>
          <Link to={paths.announcements.to()}>The weekly programme</Link>
        </p>
      </div>
    </>
  );
}
