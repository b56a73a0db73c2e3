import { useSession } from '@narthex/shared-auth';
import { canEdit, paths } from '@narthex/shared-contracts';
import OverviewPanel from '@narthex/shared-panels/overview';
import { CalendarDays, CalendarRange, HandCoins, Megaphone } from 'lucide-react';
import { useSeniorDepartment } from '../use-senior-department';

const EVENTS = { to: paths.events.to(), label: 'See all events', icon: CalendarDays };
const CALENDAR = { to: paths.calendar.to(), label: 'See the Sabbath calendar', icon: CalendarRange };
const ANNOUNCEMENTS = { to: paths.announcements.to(), label: 'Read the announcements', icon: Megaphone };
const GIVING = { to: paths.giving.to(), label: 'See how people give', icon: HandCoins };

// Pastors and elders settle things in the admin area; other senior leaders are only told.
const EVENT_PLACES = { events: paths.adminEvents.to() };
const MEMBER_PLACES = { members: paths.adminMembers.to() };

/** What a senior dashboard opens with. */
export default function OverviewPage({ base }: { base: string }) {
  const department = useSeniorDepartment();
  const managesEvents = useSession(({ actor }) => canEdit(actor, 'events.manage'));
  const managesMembers = useSession(({ actor }) => canEdit(actor, 'members.manage'));
  return (
    <OverviewPanel
      places={{
        ...(managesEvents && EVENT_PLACES),
        ...(managesMembers && MEMBER_PLACES),
        ...(department === 'pastoral' && { prayers: `${base}/prayers` }),
      }}
      quickActions={department === 'finance' ? [GIVING, EVENTS, CALENDAR] : [CALENDAR, EVENTS, ANNOUNCEMENTS]}
    />
  );
}
