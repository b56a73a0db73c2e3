import { paths } from '@narthex/shared-contracts';
import type { SectionPageProps } from '@narthex/shared-panels/dashboard-section';
import OverviewPanel from '@narthex/shared-panels/overview-panel';
import { CalendarDays, CalendarPlus, CalendarRange, ClipboardCheck } from 'lucide-react';

/** Renders the overview of a department. */
export default function OverviewPage({ base, places }: SectionPageProps) {
  const activities = `${base}/activities`;
  return (
    <OverviewPanel
      places={places}
      quickActions={[
        { to: `${activities}?create=1`, label: 'Create an event', icon: CalendarPlus },
        { to: activities, label: 'Manage activities', icon: CalendarDays },
        { to: `${base}/proposals`, label: 'See my proposals', icon: ClipboardCheck },
        { to: paths.calendar.to(), label: 'See the Sabbath calendar', icon: CalendarRange },
      ]}
    />
  );
}
