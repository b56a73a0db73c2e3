import { ApiError, useSession } from '@narthex/shared-auth';
import { ErrorState } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { RecentActivities } from './recent-activities';
import type { AttentionPlaces } from '../dashboard-frame/attention-place';
import { getEventUrl } from './attention-link';
import { FirstDay } from './blocks/first-day';
import { Figures } from './blocks/figures';
import { NeedsAttention } from './needs-attention';
import { OverviewSkeleton } from './overview-skeleton';
import { QuickActions, type QuickAction } from './blocks/quick-actions';
import { UpcomingEvents } from './blocks/upcoming-events';
import { overviewQuery } from './overview-query';
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
