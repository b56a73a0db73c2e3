import { paths } from '@narthex/shared-contracts';
import OverviewPanel from '@narthex/shared-panels/overview';
import { CalendarDays, CalendarPlus, LayoutDashboard } from 'lucide-react';

/** What the command center opens with. */
export default function OverviewPage({ base }: { base: string }) {
  const events = `${base}/events`;
  return (
    <OverviewPanel
      places={{
        events,
        announcements: `${base}/announcements`,
        members: `${base}/members`,
        prayers: paths.adminPrayers.to(),
        proposals: paths.adminApprovals.to(),
        inquiries: `${base}/support`,
      }}
      quickActions={[
        { to: `${events}?create=1`, label: 'Create an event', icon: CalendarPlus },
        { to: events, label: 'Manage events', icon: CalendarDays },
        { to: paths.adminDashboard.to(), label: 'Open the administration', icon: LayoutDashboard },
      ]}
    />
  );
}
