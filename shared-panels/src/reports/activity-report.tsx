import { call, download } from '@narthex/shared-auth';
import { formatDay, formatTime, type Department } from '@narthex/shared-contracts';
import type { ActivityReport as Report, Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import { EmptyState, StatList, Table, type TableColumn } from '@narthex/shared-ui';
import { CsvButton } from '../downloads/csv-button';
import { formatMonth } from '../period/month-points';
import { formatPeriod } from '../period/periods';
import { ReportFrame, useReport } from '../period/report-frame';
import { ActiveBadge, StatusBadge } from '../resource-panel/cells/badges';
import { useTimeZone } from '../use-site';
import styles from './reports.module.css';

type Figures = Readonly<Record<string, number | null>>;
interface MonthRow {
  readonly key: string;
  readonly label: string;
  readonly figures: Figures;
}

interface MonthTableProps {
  caption: string;
  /**
   * Maps names of figures to headings. A total is null if the person may not see the figure, which is left out then.
   */
  headings: Readonly<Record<string, string>>;
  months: readonly { readonly month: string }[];
  totals: Figures;
}

const pick = (row: object, names: readonly string[]): Figures =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

/** Renders monthly figures and their sums as a table. */
export function MonthTable({ caption, headings, months, totals }: MonthTableProps) {
  const names = Object.keys(headings).filter((name) => totals[name] !== null);
  const columns: TableColumn<MonthRow>[] = [
    { key: 'month', label: 'Month', kind: 'title', render: ({ label }) => label },
    ...names.map((name): TableColumn<MonthRow> => ({
      key: name,
      label: headings[name] ?? name,
      kind: 'number',
      render: ({ figures }) => (figures[name] ?? 0).toLocaleString('en-US'),
    })),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rowKey={({ key }) => key}
      rows={[
        ...months.map((row) => ({
          key: row.month,
          label: formatMonth(row.month),
          figures: pick(row, names),
        })),
        { key: 'total', label: 'Total', figures: totals },
      ]}
    />
  );
}

type EventRow = Report['events'][number];
type AnnouncementRow = Report['announcements'][number];

const getEventColumns = (timeZone: string): TableColumn<EventRow>[] => [
  { key: 'title', label: 'Event', kind: 'title', render: ({ title }) => title },
  {
    key: 'start',
    label: 'When',
    kind: 'day',
    render: ({ start_datetime: at }) => `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)}`,
  },
  { key: 'location', label: 'Place', render: ({ location }) => location ?? t('Not set') },
  { key: 'status', label: 'Status', render: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'going',
    label: 'People',
    kind: 'number',
    render: ({ going: count, is_over: isOver }) =>
      isOver
        ? t('{count, plural, one {# came} other {# came}}', { count })
        : t('{count, plural, one {# coming} other {# coming}}', { count }),
  },
];

const getAnnouncementColumns = (timeZone: string): TableColumn<AnnouncementRow>[] => [
  { key: 'title', label: 'Announcement', kind: 'title', render: ({ title }) => title },
  { key: 'created_at', label: 'Written', render: ({ created_at: at }) => formatDay(at, timeZone) },
  {
    key: 'is_active',
    label: 'Status',
    render: ({ is_active: isActive }) => <ActiveBadge isActive={isActive} />,
  },
];

/** Renders a department's events with their attendance, and its announcements. */
export function ActivityReport({ period, department }: { period: Period; department: Department }) {
  const timeZone = useTimeZone();
  const query = { ...period, department };
  const report = useReport('activity', query, (signal) => call('reports.activity', { query }, { signal }));
  return (
    <ReportFrame
      title="Events and announcements"
      query={report}
      actions={
        <CsvButton
          title="Events and announcements"
          fileName={`activity-${department}-${period.from}-to-${period.to}`}
          load={() => download('reports.activity', { query: { ...query, format: 'csv' } })}
        />
      }
    >
      {({ events, announcements, totals, period: covered, is_cut_off: isCutOff }) => (
        <>
          <p className={styles.note}>
            {formatPeriod(covered)}.
            {isCutOff ? ' There is more than is listed here; choose a shorter period to see all of it.' : ''}
          </p>
          <StatList
            label="In this period"
            stats={[
              { key: 'events', value: totals.events, label: 'events' },
              { key: 'going', value: totals.going, label: 'people who said they come' },
              { key: 'announcements', value: totals.announcements, label: 'announcements' },
            ]}
          />
          {events.length === 0 ? (
            <EmptyState title="No events in this period">Choose another period above.</EmptyState>
          ) : (
            <Table
              caption="Events"
              columns={getEventColumns(timeZone)}
              rows={events}
              rowKey={({ id, start_datetime: at }) => `${id} ${at}`}
            />
          )}
          {announcements.length === 0 ? (
            <p className={styles.note}>Nothing was announced in this period.</p>
          ) : (
            <Table
              caption="Announcements"
              columns={getAnnouncementColumns(timeZone)}
              rows={announcements}
              rowKey={({ id }) => id}
            />
          )}
        </>
      )}
    </ReportFrame>
  );
}
