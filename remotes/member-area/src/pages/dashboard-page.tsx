import { Button, ErrorBanner, Skeleton } from '@narthex/shared-ui';
import { UpcomingEventsPanel } from '../features/events/upcoming-events-panel';
import { useUpcomingEvents } from '../features/events/use-upcoming-events';
import { MemberFigures } from '../features/membership/member-figures';
import { MinistriesPanel } from '../features/membership/ministries-panel';
import { useMembership } from '../features/membership/use-membership';
import { QuickActionsPanel } from '../features/quick-actions/quick-actions-panel';
import { RecentSermonsPanel } from '../features/sermons/recent-sermons-panel';
import { useRecentSermons } from '../features/sermons/use-recent-sermons';
import styles from './dashboard-page.module.css';

/** Renders the member's overview: figures, upcoming events, recent sermons and ministries. */
export default function DashboardPage() {
  const membership = useMembership();
  const events = useUpcomingEvents();
  const sermons = useRecentSermons();
  const failed = [membership, events, sermons].filter(({ isError }) => isError);
  const isRetrying = failed.some(({ isFetching }) => isFetching);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return (
    <>
      {failed.length > 0 ? (
        <ErrorBanner
          action={
            <Button variant="quiet" onClick={retry} isBusy={isRetrying}>
              Try again
            </Button>
          }
        >
          Failed to load member data
        </ErrorBanner>
      ) : null}
      {membership.data ? <MemberFigures overview={membership.data} /> : null}
      {membership.isPending ? <Skeleton height={104} /> : null}
      <div className={styles.columns}>
        <UpcomingEventsPanel events={events} />
        <div className={styles.side}>
          <MinistriesPanel membership={membership} />
          <QuickActionsPanel />
        </div>
      </div>
      <RecentSermonsPanel sermons={sermons} />
    </>
  );
}
