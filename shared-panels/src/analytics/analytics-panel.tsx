import { call, download } from '@narthex/shared-auth';
import type { ContentReport, EngagementReport } from '@narthex/shared-contracts/schemas/reports';
import { BarChart } from '@narthex/shared-ui';
import { CsvButton } from '../downloads/csv-button';
import type { PanelScope } from '../panel-scope';
import { toMonthPoints } from '../period/month-points';
import { PeriodPicker } from '../period/period-picker';
import { formatPeriod } from '../period/periods';
import { ReportFrame, useReport } from '../period/report-frame';
import { usePeriod } from '../period/use-period';
import { useTimeZone } from '../use-site';
import styles from './analytics.module.css';

interface MonthReport {
  readonly months: readonly { readonly month: string }[];
  readonly totals: object;
}

/** Describes the chart of one figure of a report. */
interface MonthChart<Report extends MonthReport> {
  readonly name: keyof Report['totals'] & string;
  readonly title: string;
  /** Holds the noun in the summary, as in `12 new members over 3 months`. */
  readonly noun: string;
}

interface MonthChartsProps<Report extends MonthReport> {
  report: Report;
  charts: readonly MonthChart<Report>[];
}

const readFigure = (row: object, name: string): number | null => {
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : null;
};

/** Renders a chart for each monthly figure. Figures that this person may not see are left out. */
function MonthCharts<Report extends MonthReport>({ report, charts }: MonthChartsProps<Report>) {
  const timeZone = useTimeZone();
  const { months, totals } = report;
  if (charts.every(({ name }) => !readFigure(totals, name)))
    return <p>There was nothing to count in these months.</p>;
  return (
    <div className={styles.charts}>
      {charts.map(({ name, title, noun }) => {
        const total = readFigure(totals, name);
        if (total === null) return null;
        const values = months.map((row) => ({ month: row.month, value: readFigure(row, name) ?? 0 }));
        const most = Math.max(...values.map(({ value }) => value));
        return (
          <section key={name} aria-label={title}>
            <h3>
              {title} <span className={styles.total}>{total.toLocaleString('en-US')}</span>
            </h3>
            {total > 0 ? (
              <BarChart
                label={`${total} ${noun} over ${months.length} months, at most ${most} in one`}
                points={toMonthPoints(values, timeZone)}
                headings={{ label: 'Month', value: title }}
              />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

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
            title="People"
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
            title="Content"
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
