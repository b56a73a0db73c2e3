import { Link } from '@narthex/remote-kit/router';
import { paths } from '@narthex/shared-contracts';
import type { MemberOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { Button, ErrorBanner, Skeleton, StatList, Panel } from '@narthex/shared-ui';
import { CalendarDays, HandHeart, HeartHandshake, UserRoundPen } from 'lucide-react';
import { UpcomingEventsPanel } from '../features/events/upcoming-events-panel';
import { useUpcomingEvents } from '../features/events/use-upcoming-events';
import { MinistriesPanel } from '../features/membership/ministries-panel';
import { useMembership } from '../features/membership/use-membership';
import { RecentSermonsPanel, useRecentSermons } from '../features/sermons/recent-sermons-panel';
import styles from './dashboard-page.module.css';

const ACTIONS = [
  { to: paths.memberProfile.to(), label: 'Update profile', icon: UserRoundPen },
  { to: paths.prayerDepartment.to(), label: 'Ask for prayer', icon: HeartHandshake },
  { to: paths.giving.to(), label: 'Give', icon: HandHeart },
  { to: paths.calendar.to(), label: 'Calendar', icon: CalendarDays },
] as const;

/** Renders links to the most frequent tasks of members. */
function QuickActionsPanel() {
  return (
    <Panel title="Quick Actions">
      <ul className={styles.list} role="list">
        {ACTIONS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon size={22} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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

function MemberFigures({ overview }: { overview: MemberOverview }) {
  const { membership_since, prayer_requests_count, events_attended, ministries_joined } = overview;
  return (
    <StatList
      label="Your figures"
      stats={[
        {
          key: 'since',
          value: membership_since?.slice(0, 4) ?? <span className={styles.unset}>Not set</span>,
          label: 'Member Since',
        },
        { key: 'prayers', value: prayer_requests_count, label: 'Prayer Requests' },
        { key: 'events', value: events_attended, label: 'Events Attended' },
        { key: 'ministries', value: ministries_joined, label: 'Ministries Joined' },
      ]}
    />
  );
}
