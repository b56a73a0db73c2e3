import { paths } from '@narthex/shared-contracts';
import OverviewPanel from '@narthex/shared-panels/overview';
import { CalendarDays, CalendarPlus, CalendarRange, ClipboardCheck } from 'lucide-react';

/** What the department's dashboard opens with. */
export default function OverviewPage({ base }: { base: string }) {
  const activities = `${base}/activities`;
  return (
    <OverviewPanel
      places={{
        events: activities,
        announcements: `${base}/announcements`,
        members: `${base}/members`,
        prayers: `${base}/prayers`,
      }}
      quickActions={[
        { to: `${activities}?create=1`, label: 'Create an event', icon: CalendarPlus },
        { to: activities, label: 'Manage activities', icon: CalendarDays },
        { to: `${base}/proposals`, label: 'See my proposals', icon: ClipboardCheck },
        { to: paths.calendar.to(), label: 'See the Sabbath calendar', icon: CalendarRange },
      ]}
    />
  );
}
