import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import {
  CalendarDays,
  CalendarRange,
  ChartColumn,
  FileText,
  HandHeart,
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
const PrayersPanel = lazySection(() => import('@narthex/shared-panels/prayers'));
const OwnProposalsPanel = lazySection(() => import('@narthex/shared-panels/own-proposals'));
const HomepagePanel = lazySection(() => import('@narthex/shared-panels/homepage'));
const PageContentPanel = lazySection(() => import('@narthex/shared-panels/page-content'));
const CalendarPanel = lazySection(() => import('@narthex/shared-panels/calendar'));
const AnnouncementsPanel = lazySection(() => import('@narthex/shared-panels/announcements'));
const MinistryMembersPanel = lazySection(() => import('@narthex/shared-panels/ministry-members'));
const ReportsPanel = lazySection(() => import('@narthex/shared-panels/reports'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/department-settings'));
const LeadershipPanel = lazySection(() => import('@narthex/shared-panels/leadership'));

/** The eleven sections, in the order of the menu; who moderates prayer requests has one more. */
export const SECTIONS: readonly DashboardSection[] = [
  { path: '', label: 'Overview', icon: LayoutDashboard, Page: OverviewPage, uses: ['overview.read'] },
  {
    path: 'members',
    label: 'Members',
    icon: Users,
    Page: MinistryMembersPanel,
    uses: ['members.read', 'members.invite', 'ministry-members.manage'],
    attention: 'memberships',
  },
  {
    path: 'activities',
    label: 'Activities',
    icon: CalendarDays,
    Page: EventsPanel,
    uses: ['events.manage'],
    attention: 'events',
  },
  {
    path: 'homepage',
    label: 'Homepage',
    icon: House,
    Page: HomepagePanel,
    uses: ['homepage.manage', 'projects.manage', 'services.manage'],
  },
  {
    path: 'content',
    label: 'Content',
    icon: FileText,
    Page: PageContentPanel,
    uses: ['pages.manage', 'songs.manage'],
  },
  {
    path: 'calendar',
    label: 'Calendar',
    icon: CalendarRange,
    Page: CalendarPanel,
    uses: ['calendar.manage'],
  },
  {
    path: 'announcements',
    label: 'Announcements',
    icon: Megaphone,
    Page: AnnouncementsPanel,
    uses: ['announcements.manage'],
    attention: 'announcements',
  },
  {
    path: 'leadership',
    label: 'Leadership',
    icon: UserStar,
    Page: LeadershipPanel,
    uses: ['leaders.manage'],
  },
  {
    path: 'prayers',
    label: 'Prayer requests',
    icon: HandHeart,
    Page: PrayersPanel,
    uses: ['prayer.moderate'],
    attention: 'prayers',
  },
  { path: 'reports', label: 'Reports', icon: ChartColumn, Page: ReportsPanel, uses: ['reports.read'] },
  {
    path: 'communications',
    label: 'Communications',
    icon: MessagesSquare,
    Page: CommunicationsPanel,
    uses: ['communications.send'],
  },
  { path: 'settings', label: 'Settings', icon: Settings, Page: SettingsPanel, uses: ['department.manage'] },
  {
    path: 'proposals',
    label: 'My proposals',
    icon: FileText,
    Page: OwnProposalsPanel,
    uses: ['account.use'],
    attention: 'own-proposals',
    isUnlisted: true,
  },
];
