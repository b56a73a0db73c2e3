import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import {
  ANNOUNCEMENTS,
  CALENDAR,
  COMMUNICATIONS,
  CONTENT,
  HOMEPAGE,
  LEADERSHIP,
  MEMBERS,
} from '@narthex/shared-panels/shared-sections';
import { Building2, ChartColumn, LifeBuoy, Server, Settings } from 'lucide-react';

const BroadcastsPanel = lazySection(() => import('@narthex/shared-panels/broadcasts-panel'));
const HomepagePanel = lazySection(() => import('@narthex/shared-panels/homepage-panel'));
const PageContentPanel = lazySection(() => import('@narthex/shared-panels/page-content-panel'));
const CalendarPanel = lazySection(() => import('@narthex/shared-panels/calendar-panel'));
const AnnouncementsPanel = lazySection(() => import('@narthex/shared-panels/announcements-panel'));
const LeadersPanel = lazySection(() => import('@narthex/shared-panels/leaders-panel'));
const MembersPanel = lazySection(() => import('@narthex/shared-panels/members-panel'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/settings-panel'));
const DepartmentsPanel = lazySection(() => import('@narthex/shared-panels/departments-panel'));
const DepartmentPage = lazySection(() => import('./pages/department-page'));
const AnalyticsPanel = lazySection(() => import('@narthex/shared-panels/analytics-panel'));
const SystemPanel = lazySection(() => import('@narthex/shared-panels/system-panel'));
const InquiriesPanel = lazySection(() => import('@narthex/shared-panels/inquiries-panel'));

/** What the command center and the administration both have: the whole church's things, in the same panels. */
export const CHURCH_SECTIONS = {
  departments: {
    path: 'departments',
    label: 'Departments',
    icon: Building2,
    Page: DepartmentsPanel,
    uses: ['departments.read', 'department.manage'],
  },
  department: {
    path: 'departments/:department',
    label: 'Department settings',
    icon: Building2,
    Page: DepartmentPage,
    uses: ['department.manage'],
    within: 'departments',
  },
  communications: {
    ...COMMUNICATIONS,
    Page: BroadcastsPanel,
    uses: [...COMMUNICATIONS.uses, 'notifications.send'],
  },
  leadership: { ...LEADERSHIP, Page: LeadersPanel },
  homepage: { ...HOMEPAGE, Page: HomepagePanel },
  content: { ...CONTENT, Page: PageContentPanel },
  calendar: { ...CALENDAR, Page: CalendarPanel },
  announcements: { ...ANNOUNCEMENTS, Page: AnnouncementsPanel },
  members: { ...MEMBERS, Page: MembersPanel },
  analytics: {
    path: 'analytics',
    label: 'Analytics',
    icon: ChartColumn,
    Page: AnalyticsPanel,
    uses: ['reports.read'],
  },
  system: {
    path: 'system',
    label: 'System',
    icon: Server,
    Page: SystemPanel,
    uses: ['system.manage', 'delivery.release'],
    attention: 'mail',
  },
  settings: {
    path: 'settings',
    label: 'Settings',
    icon: Settings,
    Page: SettingsPanel,
    uses: ['settings.read', 'settings.manage'],
  },
  support: {
    path: 'support',
    label: 'Support',
    icon: LifeBuoy,
    Page: InquiriesPanel,
    uses: ['inquiries.manage'],
    attention: 'inquiries',
  },
} as const satisfies Readonly<Record<string, DashboardSection>>;
