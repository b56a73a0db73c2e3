import { paths, plainDate, type PageMeta } from '@narthex/shared-contracts';
import { Button, ErrorState, buttonClassName, classNames } from '@narthex/shared-ui';
import { CalendarPlus, Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { prefetchOrNull } from '../../data/loaded';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { CALENDAR_FEED, CALENDAR_SUBSCRIBE } from '../../features/calendar/feed';
import { SemesterProgramme } from '../../features/calendar/semester-programme';
import { calendarQuery, semesterOfSearch, useCalendar } from '../../features/calendar/use-calendar';
import { CopyLink } from '../../features/share/copy-link';
import type { PageContext } from '../../page-definition';
import { PageHead } from '../../parts/page-head';
import layout from '../../parts/section.module.css';
import styles from './calendar-page.module.css';

export async function load({ queryClient, search }: PageContext): Promise<Partial<PageMeta>> {
  const query = calendarQuery(semesterOfSearch(search));
  await prefetchOrNull(queryClient, query);
  const semester = queryClient.getQueryData(query.queryKey)?.semester;
  return semester ? { title: `Calendar of events, ${semester.label}` } : {};
}

/** The Sabbaths of a semester, with what is planned. */
export default function CalendarPage() {
  const { search } = useLocation();
  const { time_zone } = useSite();
  const now = useNow();
  const asked = semesterOfSearch(search);
  const calendar = useCalendar(asked);
  const today = now ? plainDate(now, time_zone) : undefined;
  return (
    <>
      <PageHead
        title="Calendar of events"
        kicker="Tentative"
        lead="Sabbath by Sabbath: who teaches, who preaches and what is special. Plans change; this page and the calendar on your phone follow."
      >
        <div className={styles.ways}>
          <a className={buttonClassName({ variant: 'primary' })} href={CALENDAR_SUBSCRIBE}>
            <CalendarPlus size={18} aria-hidden="true" />
            Subscribe on your phone
          </a>
          <CopyLink path={CALENDAR_FEED} label="Copy its address" />
          <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </div>
      </PageHead>
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
          <SemesterProgramme calendar={calendar.value} asked={asked} today={today} />
        ) : null}
        <p className={styles.more}>
          <Link to={paths.events.to()}>Events of the week and the season</Link>
          <Link to={paths.announcements.to()}>The weekly programme</Link>
        </p>
      </div>
    </>
  );
}
