import { BarChart } from '@narthex/shared-ui';
import { toMonthPoints } from '../period/month-points';
import { useTimeZone } from '../use-site';
import styles from './analytics.module.css';

interface MonthReport {
  readonly months: readonly { readonly month: string }[];
  readonly totals: object;
}

/** Describes the chart of one figure of a report. */
export interface MonthChart<Report extends MonthReport> {
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
export function MonthCharts<Report extends MonthReport>({ report, charts }: MonthChartsProps<Report>) {
  const timeZone = useTimeZone();
  const { months, totals } = report;
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
            <BarChart
              label={`${total} ${noun} over ${months.length} months, at most ${most} in one`}
              points={toMonthPoints(values, timeZone)}
              headings={{ label: 'Month', value: title }}
            />
          </section>
        );
      })}
    </div>
  );
}
