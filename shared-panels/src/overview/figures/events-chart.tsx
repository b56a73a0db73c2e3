import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { BarChart, Panel } from '@narthex/shared-ui';
import { toMonthPoints } from '../../period/month-points';
import { useTimeZone } from '../../use-site';

/** Events per month around now. */
export function EventsChart({ months }: { months: LeaderOverview['events_by_month'] }) {
  const points = toMonthPoints(
    months.map(({ month, count }) => ({ month, value: count })),
    useTimeZone(),
  );
  const most = Math.max(1, ...months.map(({ count }) => count));
  const total = months.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Events by month">
      <BarChart
        label={`${total} events over ${months.length} months, at most ${most} in one`}
        points={points}
        headings={{ label: 'Month', value: 'Events' }}
      />
    </Panel>
  );
}
