import { useSession } from '@narthex/shared-auth';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import { Panel, Skeleton, StatList, type Stat } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AttentionPlaces } from '../dashboard-frame/dashboard-section';
import { LoadFailure } from '../load-failure';
import { getEventUrl } from './attention-link';
import { FirstDay } from './blocks/first-day';
import { UpcomingEvents } from './blocks/upcoming-events';
import { NeedsAttention } from './needs-attention';
import { overviewQuery } from './overview-query';
import { RecentActivities } from './recent-activities';
import styles from './overview-panel.module.css';

interface OverviewPanelProps {
  places: AttentionPlaces;
  quickActions: readonly QuickAction[];
}

/**
 * Renders the start of a leader's dashboard: open items, figures, upcoming events, recent activity and quick actions.
 */
export default function OverviewPanel({ places, quickActions }: OverviewPanelProps) {
  const actorId = useSession((session) => session.actor?.id);
  const overview = useQuery(overviewQuery(actorId));
  const { data } = overview;
  if (!data) {
    if (!overview.error) return <OverviewSkeleton />;
    return (
      <LoadFailure
        message="Failed to load the overview"
        forbidden={t('You do not have permission to see this overview.')}
        query={overview}
      />
    );
  }
  return (
    <>
      <FirstDay items={data.first_day ?? []} />
      <NeedsAttention items={data.attention} places={places} />
      <Figures label="Figures" figures={data.figures} />
      <div className={styles.columns}>
        <UpcomingEvents events={data.upcoming} getEventUrl={(id) => getEventUrl(places.events, id)} />
        <RecentActivities title="Recent activity" activities={data.activities} />
      </div>
      <QuickActions actions={quickActions} />
    </>
  );
}

/** Renders the placeholder of an overview while it loads. */
function OverviewSkeleton() {
  return (
    <>
      <Skeleton height={104} text="Loading the overview..." />
      <div className={styles.columns}>
        <Panel>
          <Skeleton lines={8} />
        </Panel>
        <Panel>
          <Skeleton lines={6} />
        </Panel>
      </div>
    </>
  );
}

type Figure = LeaderOverview['figures'][number];

/** Renders the figures of a dashboard in rows. The last row never has a single figure. */
function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.figures} data-columns={columnsFor(figures.length)}>
      <StatList label={label} stats={figures.map(toStat)} />
    </div>
  );
}

const toStat = ({ label, value, note }: Figure): Stat => ({
  key: label,
  value: value.toLocaleString('en-US'),
  label: note === null ? label : `${label}, ${note}`,
});

function columnsFor(count: number): number {
  if (count <= 4) return count;
  return count % 4 === 0 ? 4 : 3;
}

interface QuickAction {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Renders links to the most frequent tasks. */
function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick actions">
      <ul className={styles.list} role="list">
        {actions.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden="true" />
              </span>
              {label}
              <ChevronRight size={18} aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
