import { call, download } from '@narthex/shared-auth';
import type { ContentReport, EngagementReport } from '@narthex/shared-contracts/schemas/reports';
import type { PanelScope } from '../panel-scope';
import { CsvButton } from '../downloads/csv-button';
import { PeriodPicker } from '../period/period-picker';
import { formatPeriod } from '../period/periods';
import { ReportFrame } from '../period/report-frame';
import { usePeriod } from '../period/use-period';
import { useReport } from '../period/use-report';
import { MonthCharts, type MonthChart } from './month-charts';
import styles from './analytics.module.css';

const PEOPLE: readonly MonthChart<EngagementReport>[] = [
  { name: 'new_members', title: 'New members', noun: 'new members' },
  { name: 'rsvps', title: 'Said they come', noun: 'people who said they come' },
  { name: 'attended', title: 'Came', noun: 'seats taken at events that are over' },
  { name: 'prayers', title: 'Prayer requests', noun: 'prayer requests' },
  { name: 'subscribers', title: 'Newsletter subscribers', noun: 'new subscribers' },
];

const CONTENT: readonly MonthChart<ContentReport>[] = [
  { name: 'events', title: 'Events', noun: 'published events' },
  { name: 'sermons', title: 'Sermons', noun: 'published sermons' },
  { name: 'announcements', title: 'Announcements', noun: 'announcements' },
  { name: 'gallery_items', title: 'Gallery', noun: 'gallery items' },
  { name: 'proposals', title: 'Proposals', noun: 'proposed changes' },
];

/** Renders charts of monthly figures from the site's own data. */
export default function AnalyticsPanel(_props: { scope: PanelScope }) {
  const choice = usePeriod();
  const { period } = choice;
  const people = useReport('engagement', period, (signal) =>
    call('reports.engagement', { query: period }, { signal }),
  );
  const content = useReport('content', period, (signal) =>
    call('reports.content', { query: period }, { signal }),
  );
  const name = `${period.from}-to-${period.to}`;
  return (
    <>
      <PeriodPicker choice={choice} />
      <p className={styles.note}>
        {formatPeriod(period)}, in whole months. These figures are counted from the site’s own data. Visits to
        pages aren’t tracked, so there are none to show.
      </p>
      <ReportFrame
        title="People"
        query={people}
        actions={
          <CsvButton
            fileName={`engagement-${name}`}
            load={() => download('reports.engagement', { query: { ...period, format: 'csv' } })}
          />
        }
      >
        {(report) => <MonthCharts report={report} charts={PEOPLE} />}
      </ReportFrame>
      <ReportFrame
        title="Content"
        query={content}
        actions={
          <CsvButton
            fileName={`content-${name}`}
            load={() => download('reports.content', { query: { ...period, format: 'csv' } })}
          />
        }
      >
        {(report) => <MonthCharts report={report} charts={CONTENT} />}
      </ReportFrame>
    </>
  );
}
