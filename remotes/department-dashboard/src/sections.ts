import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  FileText,
  House,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  Settings,
  UserStar,
  Users,
} from 'lucide-react';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const CommunicationsPanel = lazySection(() => import('@narthex/shared-panels/communications'));
const EventsPanel = lazySection(() => import('@narthex/shared-panels/events'));
const HomepagePanel = lazySection(() => import('@narthex/shared-panels/homepage'));

/** The eleven sections, in the order of the menu. */
export const SECTIONS: readonly DashboardSection[] = [
  { path: '', label: 'Overview', icon: LayoutDashboard, Page: OverviewPage },
  { path: 'members', label: 'Members', icon: Users, Page: UnderDevelopment },
  { path: 'activities', label: 'Activities', icon: CalendarDays, Page: EventsPanel, attention: 'events' },
  { path: 'homepage', label: 'Homepage', icon: House, Page: HomepagePanel },
  { path: 'content', label: 'Content', icon: FileText, Page: UnderDevelopment },
  { path: 'calendar', label: 'Calendar', icon: CalendarRange, Page: UnderDevelopment },
  {
    path: 'announcements',
    label: 'Announcements',
    icon: Megaphone,
    Page: UnderDevelopment,
    attention: 'announcements',
  },
  { path: 'leadership', label: 'Leadership', icon: UserStar, Page: UnderDevelopment },
  { path: 'reports', label: 'Reports', icon: ChartColumn, Page: UnderDevelopment },
  { path: 'communications', label: 'Communications', icon: MessagesSquare, Page: CommunicationsPanel },
  { path: 'settings', label: 'Settings', icon: Settings, Page: UnderDevelopment },
];
