import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import {
  ANNOUNCEMENTS,
  CALENDAR,
  COMMUNICATIONS,
  CONTENT,
  DEPARTMENT_SETTINGS,
  EVENTS,
  HOMEPAGE,
  LEADERSHIP,
  MEMBERS,
  OVERVIEW,
} from '@narthex/shared-panels/shared-sections';
import { ChartColumn, FileText, HandHeart } from 'lucide-react';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const BroadcastsPanel = lazySection(() => import('@narthex/shared-panels/broadcasts-panel'));
const EventsPanel = lazySection(() => import('@narthex/shared-panels/events-panel'));
const PrayersPanel = lazySection(() => import('@narthex/shared-panels/prayers-panel'));
const OwnProposalsPanel = lazySection(() => import('@narthex/shared-panels/own-proposals-panel'));
const HomepagePanel = lazySection(() => import('@narthex/shared-panels/homepage-panel'));
const PageContentPanel = lazySection(() => import('@narthex/shared-panels/page-content-panel'));
const CalendarPanel = lazySection(() => import('@narthex/shared-panels/calendar-panel'));
const AnnouncementsPanel = lazySection(() => import('@narthex/shared-panels/announcements-panel'));
const MinistryMembersPanel = lazySection(() => import('@narthex/shared-panels/ministry-members-panel'));
const ReportsPanel = lazySection(() => import('@narthex/shared-panels/reports-panel'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/department-settings-panel'));
const LeadersPanel = lazySection(() => import('@narthex/shared-panels/leaders-panel'));

/** The menu lists these sections in this order. One more is shown to those who moderate prayer requests. */
export const SECTIONS: readonly DashboardSection[] = [
  { ...OVERVIEW, Page: OverviewPage, uses: ['overview.read'] },
  {
    ...MEMBERS,
    Page: MinistryMembersPanel,
    uses: ['members.read', 'members.invite', 'ministry-members.manage'],
    attention: 'memberships',
  },
  { ...EVENTS, Page: EventsPanel, path: 'activities', label: 'Activities' },
  { ...HOMEPAGE, Page: HomepagePanel },
  { ...CONTENT, Page: PageContentPanel },
  { ...CALENDAR, Page: CalendarPanel },
  { ...ANNOUNCEMENTS, Page: AnnouncementsPanel },
  { ...LEADERSHIP, Page: LeadersPanel },
  {
    path: 'prayers',
    label: 'Prayer requests',
    icon: HandHeart,
    Page: PrayersPanel,
    uses: ['prayer.moderate'],
    attention: 'prayers',
  },
  { path: 'reports', label: 'Reports', icon: ChartColumn, Page: ReportsPanel, uses: ['reports.read'] },
  { ...COMMUNICATIONS, Page: BroadcastsPanel },
  { ...DEPARTMENT_SETTINGS, Page: SettingsPanel },
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
