import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { StatList, type Stat } from '@narthex/shared-ui';
import styles from './figures.module.css';

type Figure = LeaderOverview['figures'][number];

/** Renders the figures of a dashboard in rows. The last row never has a single figure. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.figures} data-columns={columnsFor(figures.length)}>
      <StatList label={label} stats={figures.map(toStat)} />
    </div>
  );
}

/** A note about new entries is highlighted. Any other note is appended to the label. */
function toStat({ label, value, note }: Figure): Stat {
  const isNews = note !== null && /\bnew\b/.test(note);
  return {
    key: label,
    value: value.toLocaleString('en-US'),
    label: note === null || isNews ? label : `${label}${/^\d/.test(note) ? ',' : ''} ${note}`,
    change: isNews ? note : undefined,
  };
}

function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 0 ? 4 : 3;
}
