import { ApiError, useSession } from '@narthex/shared-auth';
import { ErrorState, Panel, Skeleton } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { AttentionPlaces } from '../dashboard-frame/dashboard-section';
import { getEventUrl } from './attention-link';
import { Figures } from './blocks/figures';
import { FirstDay } from './blocks/first-day';
import { QuickActions, type QuickAction } from './blocks/quick-actions';
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
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(actorId));
  if (!data) {
    if (!error) return <OverviewSkeleton />;
    const isRefused = error instanceof ApiError && error.status === 403;
    return isRefused ? (
      <ErrorState message="You do not have permission to see this overview." />
    ) : (
      <ErrorState
        message="Failed to load the overview"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
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
