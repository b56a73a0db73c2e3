import { paths } from '@narthex/shared-contracts';
import type { SectionPageProps } from '@narthex/shared-panels/dashboard-section';
import OverviewPanel from '@narthex/shared-panels/overview-panel';
import { CalendarDays, CalendarRange, HandCoins, Megaphone } from 'lucide-react';
import { useSeniorDepartment } from '../use-senior-department';

const EVENTS = { to: paths.events.to(), label: 'See all events', icon: CalendarDays };
const CALENDAR = { to: paths.calendar.to(), label: 'See the Sabbath calendar', icon: CalendarRange };
const ANNOUNCEMENTS = { to: paths.announcements.to(), label: 'Read the announcements', icon: Megaphone };
const GIVING = { to: paths.giving.to(), label: 'See how people give', icon: HandCoins };

/** Renders the overview of a senior dashboard with the quick actions of its department. */
export default function OverviewPage({ places }: SectionPageProps) {
  const department = useSeniorDepartment();
  return (
    <OverviewPanel
      places={places}
      quickActions={department === 'finance' ? [GIVING, EVENTS, CALENDAR] : [CALENDAR, EVENTS, ANNOUNCEMENTS]}
    />
  );
}
