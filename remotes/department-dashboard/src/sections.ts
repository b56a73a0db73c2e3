import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
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
const LeadershipPanel = lazySection(() => import('@narthex/shared-panels/leadership'));

/** The eleven sections, in the order of the menu; who moderates prayer requests has one more. */
export const SECTIONS: readonly DashboardSection[] = [
  { path: '', label: 'Overview', icon: LayoutDashboard, Page: OverviewPage },
  { path: 'members', label: 'Members', icon: Users, Page: MinistryMembersPanel },
  { path: 'activities', label: 'Activities', icon: CalendarDays, Page: EventsPanel, attention: 'events' },
  { path: 'homepage', label: 'Homepage', icon: House, Page: HomepagePanel },
  { path: 'content', label: 'Content', icon: FileText, Page: PageContentPanel },
  { path: 'calendar', label: 'Calendar', icon: CalendarRange, Page: CalendarPanel },
  {
    path: 'announcements',
    label: 'Announcements',
    icon: Megaphone,
    Page: AnnouncementsPanel,
    attention: 'announcements',
  },
  { path: 'leadership', label: 'Leadership', icon: UserStar, Page: LeadershipPanel },
  {
    path: 'prayers',
    label: 'Prayer requests',
    icon: HandHeart,
    Page: PrayersPanel,
    capability: 'prayer.moderate',
  },
  { path: 'reports', label: 'Reports', icon: ChartColumn, Page: UnderDevelopment },
  { path: 'communications', label: 'Communications', icon: MessagesSquare, Page: CommunicationsPanel },
  { path: 'settings', label: 'Settings', icon: Settings, Page: UnderDevelopment },
  { path: 'proposals', label: 'My proposals', icon: FileText, Page: OwnProposalsPanel, isUnlisted: true },
];
