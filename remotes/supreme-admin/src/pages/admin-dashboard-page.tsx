import { ApiError, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';
import type { SectionPageProps } from '@narthex/shared-panels/dashboard-section';
import { FirstDay } from '@narthex/shared-panels/first-day';
import { NeedsAttention } from '@narthex/shared-panels/needs-attention';
import { overviewQuery } from '@narthex/shared-panels/overview-query';
import { RecentActivities } from '@narthex/shared-panels/recent-activities';
import { ErrorState, Skeleton } from '@narthex/shared-ui';
import { QuickLinks } from '../features/admin-dashboard/quick-links';
import { StatCards } from '../features/admin-dashboard/stat-cards';
import { SystemOverview } from '../features/admin-dashboard/system-overview';
import { useAdminDashboard } from '../features/admin-dashboard/use-admin-dashboard';
import styles from './admin-dashboard-page.module.css';

/** Renders `/admin/dashboard`: open items, figures, quick actions, recent activity and the state of the ministries. */
export default function AdminDashboardPage({ places }: SectionPageProps) {
  const actorId = useSession((session) => session.actor?.id);
  // The menu uses the same query. If it fails, the rest of the page is still rendered.
  const overview = useQuery(overviewQuery(actorId)).data;
  const attention = overview?.attention ?? [];
  const firstDay = overview?.first_day ?? [];
  const { data, error, isFetching, refetch } = useAdminDashboard();
  const isRefused = error instanceof ApiError && error.status === 403;
  if (!data && error) {
    return (
      <>
        <FirstDay items={firstDay} />
        <NeedsAttention items={attention} places={places} />
        <ErrorState
          message={
            isRefused
              ? 'You do not have permission to see these statistics.'
              : 'Failed to load dashboard statistics'
          }
          onRetry={isRefused ? undefined : () => void refetch()}
          isRetrying={isFetching}
        />
        <QuickLinks />
      </>
    );
  }
  return (
    <>
      <FirstDay items={firstDay} />
      <NeedsAttention items={attention} places={places} />
      {data ? <StatCards dashboard={data} /> : <StatCardsSkeleton />}
      <QuickLinks />
      {data ? (
        <div className={styles.columns}>
          <SystemOverview ministries={data.ministries} />
          <RecentActivities title="Recent activities" activities={data.recent_activities} />
        </div>
      ) : (
        <Skeleton height={360} />
      )}
    </>
  );
}

function StatCardsSkeleton() {
  return (
    <div>
      <Skeleton height={208} text="Loading the dashboard..." />
    </div>
  );
}
