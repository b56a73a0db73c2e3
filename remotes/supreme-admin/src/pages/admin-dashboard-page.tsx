import { ApiError } from '@narthex/shared-auth';
import { RecentActivities } from '@narthex/shared-panels/recent-activities';
import { ErrorState, Skeleton } from '@narthex/shared-ui';
import { QuickLinks } from '../features/admin-dashboard/quick-links';
import { StatCards } from '../features/admin-dashboard/stat-cards';
import { SystemOverview } from '../features/admin-dashboard/system-overview';
import { useAdminDashboard } from '../features/admin-dashboard/use-admin-dashboard';
import styles from './admin-dashboard-page.module.css';

/** `/admin/dashboard`: figures, quick actions, what happened, how things stand. */
export default function AdminDashboardPage() {
  const { data, error, isFetching, refetch } = useAdminDashboard();
  const isRefused = error instanceof ApiError && error.status === 403;
  if (!data && error) {
    return (
      <>
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
