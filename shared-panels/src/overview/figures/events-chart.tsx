import { monthName, plainDate } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { Panel } from '@narthex/shared-ui';
import { useTimeZone } from '../../use-site';
import styles from './events-chart.module.css';

type Month = LeaderOverview['events_by_month'][number];

const HEIGHT = 100;
const SLOT = 24;
const BAR = 16;

const getMonthName = ({ month }: Month) => monthName(Number(month.slice(5)));

/** Events per month around now: bars for the trend, a table for the exact figures. */
export function EventsChart({ months }: { months: readonly Month[] }) {
  const thisMonth = plainDate(new Date(), useTimeZone()).slice(0, 7);
  const most = Math.max(1, ...months.map(({ count }) => count));
  const total = months.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Events by month">
      <figure className={styles.chart}>
        <svg
          viewBox={`0 0 ${months.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.bars}
          role="img"
          aria-label={`${total} events over ${months.length} months, at most ${most} in one`}
        >
          {months.map(({ month, count }, index) => {
            const height = Math.max(count === 0 ? 1 : 4, (count / most) * HEIGHT);
            return (
              <rect
                key={month}
                x={index * SLOT + (SLOT - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx={2}
                className={styles.bar}
                data-state={count === 0 ? 'none' : month === thisMonth ? 'now' : undefined}
              />
            );
          })}
        </svg>
        <div className={styles.labels} aria-hidden="true">
          {months.map((month) => (
            <span key={month.month} data-state={month.month === thisMonth ? 'now' : undefined}>
              {getMonthName(month).slice(0, 3)}
              <b>{month.count || ''}</b>
            </span>
          ))}
        </div>
        <details className={styles.exact}>
          <summary>Exact figures</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Events</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">
                    {getMonthName(month)} {month.month.slice(0, 4)}
                  </th>
                  <td>{month.count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Panel>
  );
}
