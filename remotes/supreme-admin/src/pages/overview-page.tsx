import { paths } from '@narthex/shared-contracts';
import type { SectionPageProps } from '@narthex/shared-panels/dashboard-section';
import OverviewPanel from '@narthex/shared-panels/overview-panel';
import { CalendarDays, CalendarPlus, LayoutDashboard } from 'lucide-react';

/** Renders the overview of the command center. */
export default function OverviewPage({ base, places }: SectionPageProps) {
  const events = `${base}/events`;
  return (
    <OverviewPanel
      places={places}
      quickActions={[
        { to: `${events}?create=1`, label: 'Create an event', icon: CalendarPlus },
        { to: events, label: 'Manage events', icon: CalendarDays },
        { to: paths.adminDashboard.to(), label: 'Open the administration', icon: LayoutDashboard },
      ]}
    />
  );
}
