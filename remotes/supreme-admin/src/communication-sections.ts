import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { CalendarDays, LayoutDashboard } from 'lucide-react';
import { CHURCH_SECTIONS } from './church-sections';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const EventsPanel = lazySection(() => import('@narthex/shared-panels/events'));

/** The fourteen sections of the communication department, in the order of the menu. */
export const COMMUNICATION_SECTIONS: readonly DashboardSection[] = [
  {
    path: '',
    label: 'Overview',
    icon: LayoutDashboard,
    Page: OverviewPage,
    uses: ['overview.read', 'funds.read'],
  },
  CHURCH_SECTIONS.departments,
  CHURCH_SECTIONS.department,
  CHURCH_SECTIONS.communications,
  CHURCH_SECTIONS.leadership,
  CHURCH_SECTIONS.homepage,
  {
    path: 'events',
    label: 'Events',
    icon: CalendarDays,
    Page: EventsPanel,
    uses: ['events.manage'],
    attention: 'events',
  },
  CHURCH_SECTIONS.content,
  CHURCH_SECTIONS.calendar,
  CHURCH_SECTIONS.announcements,
  CHURCH_SECTIONS.members,
  CHURCH_SECTIONS.analytics,
  CHURCH_SECTIONS.system,
  CHURCH_SECTIONS.settings,
  CHURCH_SECTIONS.support,
];
