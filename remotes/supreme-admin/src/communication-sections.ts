import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import {
  Building2,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  FileText,
  House,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  MessagesSquare,
  Server,
  Settings,
  UserStar,
  Users,
} from 'lucide-react';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const CommunicationsPanel = lazySection(() => import('@narthex/shared-panels/communications'));
const EventsPanel = lazySection(() => import('@narthex/shared-panels/events'));
const HomepagePanel = lazySection(() => import('@narthex/shared-panels/homepage'));
const PageContentPanel = lazySection(() => import('@narthex/shared-panels/page-content'));
const CalendarPanel = lazySection(() => import('@narthex/shared-panels/calendar'));
const AnnouncementsPanel = lazySection(() => import('@narthex/shared-panels/announcements'));
const LeadershipPanel = lazySection(() => import('@narthex/shared-panels/leadership'));
const MembersPanel = lazySection(() => import('@narthex/shared-panels/members'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/settings'));
const SupportPanel = lazySection(() => import('@narthex/shared-panels/support'));

/** The fourteen sections of the communication department, in the order of the menu. */
export const COMMUNICATION_SECTIONS: readonly DashboardSection[] = [
  { path: '', label: 'Overview', icon: LayoutDashboard, Page: OverviewPage },
  { path: 'departments', label: 'Departments', icon: Building2, Page: UnderDevelopment },
  { path: 'communications', label: 'Communications', icon: MessagesSquare, Page: CommunicationsPanel },
  { path: 'leadership', label: 'Leadership', icon: UserStar, Page: LeadershipPanel },
  { path: 'homepage', label: 'Homepage', icon: House, Page: HomepagePanel },
  { path: 'events', label: 'Events', icon: CalendarDays, Page: EventsPanel, attention: 'events' },
  { path: 'content', label: 'Content', icon: FileText, Page: PageContentPanel },
  { path: 'calendar', label: 'Calendar', icon: CalendarRange, Page: CalendarPanel },
  {
    path: 'announcements',
    label: 'Announcements',
    icon: Megaphone,
    Page: AnnouncementsPanel,
    attention: 'announcements',
  },
  { path: 'members', label: 'Members', icon: Users, Page: MembersPanel },
  { path: 'analytics', label: 'Analytics', icon: ChartColumn, Page: UnderDevelopment },
  { path: 'system', label: 'System', icon: Server, Page: UnderDevelopment },
  { path: 'settings', label: 'Settings', icon: Settings, Page: SettingsPanel },
  { path: 'support', label: 'Support', icon: LifeBuoy, Page: SupportPanel },
];
