import { useQuery } from '@narthex/remote-kit/query';
import { ApiError, useSession, call } from '@narthex/shared-auth';
import type { AdminDashboard } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import type { SectionPageProps } from '@narthex/shared-panels/dashboard-section';
import { FirstDay } from '@narthex/shared-panels/first-day';
import { NeedsAttention } from '@narthex/shared-panels/needs-attention';
import { overviewQuery } from '@narthex/shared-panels/overview-query';
import { RecentActivities } from '@narthex/shared-panels/recent-activities';
import { ErrorState, Skeleton, StatList, type Stat } from '@narthex/shared-ui';
import { QuickLinks } from '../features/admin-dashboard/quick-links';
import { SystemOverview } from '../features/admin-dashboard/system-overview';
import styles from './admin-dashboard-page.module.css';

/** Renders the totals. A total that is unknown isn't shown. */
function StatCards({ dashboard }: { dashboard: AdminDashboard }) {
  const {
    total_donations: donations,
    raised_for_projects: raised,
    pending_prayer_requests: pending,
  } = dashboard;
  const stats: Stat[] = [
    figure(t('Active members'), dashboard.total_members),
    figure(t('Events'), dashboard.total_events),
    figure(t('Sermons'), dashboard.total_sermons),
    {
      ...figure(t('Prayer requests'), dashboard.total_prayer_requests),
      ...(pending > 0 && { label: `Prayer requests, ${pending.toLocaleString('en-US')} pending` }),
    },
    figure(t('Ministries'), dashboard.total_ministries),
    figure(t('Announcements'), dashboard.total_announcements),
    ...(donations === null ? [] : [figure(t('Donations (KES)'), donations)]),
    ...(raised == null ? [] : [figure(t('Raised for projects (KES)'), raised)]),
  ];
  return (
    <div className={styles.stats}>
      <StatList label="Statistics" stats={stats} />
    </div>
  );
}

const figure = (label: string, value: number): Stat => ({
  key: label,
  label,
  value: value.toLocaleString('en-US'),
});

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

/** Loads the figures of the administration for the signed-in person. */
function useAdminDashboard() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['admin-dashboard', actorId],
    queryFn: ({ signal }) => call('dashboard.admin', {}, { signal }).then(({ data }) => data),
  });
}
