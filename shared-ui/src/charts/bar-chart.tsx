import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './bar-chart.module.css';

/** Describes one bar of a chart. */
export type BarPoint = {
  key: string;
  /** Holds the full label for the table, such as "November 2026". */
  label: string;
  /** Holds the short label below the bar, such as "Nov". */
  shortLabel: string;
  value: number;
  /** If true, the bar is marked because its period isn't over. */
  isCurrent?: boolean;
};

/** Describes the props of a bar chart. */
export type BarChartProps = {
  /** Holds a sentence that describes the bars to people who can't see them. */
  label: string;
  points: readonly BarPoint[];
  /** Holds the headings of the table with the exact values. */
  headings: { label: string; value: string };
};

const HEIGHT = 100;
const SLOT = 24;
const BAR = 16;
/** More labels than this don't fit below the bars on a phone. */
const MAX_LABELS = 12;
/** More digits than this, over all bars, don't fit below them on a phone. */
const MAX_DIGITS = 40;

/** Renders bars for the trend and a table for the exact values. */
export function BarChart({ label, points, headings }: BarChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const digits = points.length * String(most).length;
  const labelEvery = Math.ceil(points.length / MAX_LABELS);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${points.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
        role="img"
        aria-label={label}
      >
        {points.map(({ key, value, isCurrent }, index) => {
          const height = Math.max(value === 0 ? 1 : 4, (value / most) * HEIGHT);
          return (
            <rect
              key={key}
              x={index * SLOT + (SLOT - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              className={styles.bar}
              data-state={value === 0 ? 'none' : isCurrent ? 'now' : undefined}
            />
          );
        })}
      </svg>
      <div
        className={styles.labels}
        data-values={digits > MAX_DIGITS ? 'long' : undefined}
        aria-hidden="true"
      >
        {points.map(({ key, shortLabel, value, isCurrent }, index) =>
          index % labelEvery === 0 ? (
            <span key={key} data-state={isCurrent ? 'now' : undefined}>
              {shortLabel}
              {labelEvery === 1 ? <b>{value || ''}</b> : null}
            </span>
          ) : null,
        )}
      </div>
      <details className={styles.exact}>
        <summary>
          Exact figures
          <VisuallyHidden>: {headings.value}</VisuallyHidden>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{headings.label}</th>
              <th scope="col">{headings.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{point.label}</th>
                <td>{point.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
