import { paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { ANALYTICS } from '@narthex/shared-panels/analytics-section';
import { ANNOUNCEMENTS } from '@narthex/shared-panels/announcements-section';
import { COMMUNICATIONS } from '@narthex/shared-panels/broadcasts-section';
import { CALENDAR } from '@narthex/shared-panels/calendar-section';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { DEPARTMENTS } from '@narthex/shared-panels/departments-section';
import { EVENTS } from '@narthex/shared-panels/events-section';
import { HOMEPAGE } from '@narthex/shared-panels/homepage-section';
import { SUPPORT } from '@narthex/shared-panels/inquiries-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { LEADERSHIP } from '@narthex/shared-panels/leaders-section';
import { MEMBERS } from '@narthex/shared-panels/members-section';
import { OVERVIEW } from '@narthex/shared-panels/overview-section';
import { CONTENT } from '@narthex/shared-panels/page-content-section';
import { PRAYERS } from '@narthex/shared-panels/prayers-section';
import { REPORTS } from '@narthex/shared-panels/reports-section';
import { SETTINGS } from '@narthex/shared-panels/settings-section';
import { SYSTEM } from '@narthex/shared-panels/system-section';
import { VISITORS } from '@narthex/shared-panels/visitors-section';
import {
  BookOpenText,
  Building2,
  ClipboardCheck,
  ClipboardList,
  FileChartColumn,
  HandHeart,
  HeartHandshake,
  Images,
  LayoutDashboard,
  Mic,
  UserCog,
  UsersRound,
} from 'lucide-react';

export const AdminDashboardPage = lazySection(() => import('./pages/admin-dashboard-page'));
const MinistryFormPanel = lazySection(() => import('@narthex/shared-panels/ministry-form-panel'));

/** Opens the settings of a department from the list of departments, in both dashboards. */
const DEPARTMENT: DashboardSection = {
  path: 'departments/:department',
  label: 'Department settings',
  icon: Building2,
  Page: lazySection(() => import('./pages/department-page')),
  uses: ['department.manage'],
  within: 'departments',
};
const BROADCASTS: DashboardSection = {
  ...COMMUNICATIONS,
  uses: [...COMMUNICATIONS.uses, 'notifications.send'],
};

/** The fourteen sections of the communication department, in the order of the menu. */
export const COMMUNICATION_SECTIONS: readonly DashboardSection[] = [
  { ...OVERVIEW, Page: lazySection(() => import('./pages/overview-page')) },
  DEPARTMENTS,
  DEPARTMENT,
  BROADCASTS,
  LEADERSHIP,
  HOMEPAGE,
  EVENTS,
  CONTENT,
  CALENDAR,
  ANNOUNCEMENTS,
  MEMBERS,
  ANALYTICS,
  SYSTEM,
  SETTINGS,
  SUPPORT,
];

const ministryForm = (path: string, title: string): DashboardSection => ({
  path,
  label: t('Ministries'),
  title,
  icon: HandHeart,
  Page: MinistryFormPanel,
  uses: ['ministries.manage'],
  within: 'ministries',
});

const grouped = (group: string, ...sections: readonly DashboardSection[]): DashboardSection[] =>
  sections.map((section) => ({ ...section, group }));

/** The pages below `/admin`: what waits first, then what people see, the people, and how the site is run. */
export const ADMIN_SECTIONS: readonly DashboardSection[] = [
  {
    path: 'dashboard',
    label: t('Dashboard'),
    title: t('Admin dashboard'),
    icon: LayoutDashboard,
    Page: AdminDashboardPage,
    uses: ['overview.read', 'figures.read', 'funds.read'],
  },
  { ...PRAYERS, icon: HeartHandshake },
  {
    path: 'approvals',
    label: t('Approvals'),
    title: t('Content approval'),
    icon: ClipboardCheck,
    Page: lazySection(() => import('@narthex/shared-panels/proposals-panel')),
    uses: ['content.approve'],
    attention: 'proposals',
  },
  ...grouped(
    t('What people see'),
    { ...EVENTS, title: t('Manage Events'), Page: lazySection(() => import('./pages/manage-events-page')) },
    ANNOUNCEMENTS,
    {
      path: 'sermons',
      label: t('Sermons'),
      title: t('Manage Sermons'),
      icon: Mic,
      Page: lazySection(() => import('@narthex/shared-panels/sermons-panel')),
      uses: ['sermons.manage'],
    },
    {
      path: 'gallery',
      label: t('Gallery'),
      title: t('Manage Gallery'),
      icon: Images,
      Page: lazySection(() => import('@narthex/shared-panels/gallery-panel')),
      uses: ['gallery.manage'],
    },
    HOMEPAGE,
    CONTENT,
    {
      path: 'about-content',
      label: t('About content'),
      icon: BookOpenText,
      Page: lazySection(() => import('@narthex/shared-panels/about-panel')),
      uses: ['pages.manage'],
    },
    CALENDAR,
    LEADERSHIP,
  ),
  ...grouped(
    t('People'),
    { ...MEMBERS, title: 'Manage Members' },
    {
      path: 'ministries',
      label: t('Ministries'),
      icon: HandHeart,
      Page: lazySection(() => import('@narthex/shared-panels/ministries-panel')),
      uses: ['ministries.manage'],
    },
    ministryForm('ministries/new', t('New ministry')),
    ministryForm('ministries/edit/:id', t('Edit ministry')),
    {
      path: 'ministry-members',
      label: t('Ministry members'),
      icon: UsersRound,
      Page: lazySection(() => import('@narthex/shared-panels/ministry-members-panel')),
      uses: ['ministry-members.manage'],
      attention: 'memberships',
    },
    {
      path: 'users',
      label: t('Users'),
      icon: UserCog,
      Page: lazySection(() => import('@narthex/shared-panels/users-panel')),
      uses: ['users.read', 'users.manage'],
    },
    BROADCASTS,
    VISITORS,
    SUPPORT,
  ),
  ...grouped(
    t('Oversight'),
    DEPARTMENTS,
    DEPARTMENT,
    ANALYTICS,
    { ...REPORTS, icon: FileChartColumn, uses: [...REPORTS.uses, 'giving.read'] },
    {
      path: 'audit',
      label: t('Activity log'),
      icon: ClipboardList,
      Page: lazySection(() => import('@narthex/shared-panels/audit-panel')),
      uses: ['audit.read'],
    },
    SYSTEM,
    SETTINGS,
  ),
];

/** Is the path that the sections of the administration have in common. */
export const ADMIN_BASE = paths.adminDashboard.to().replace(/\/dashboard$/, '');
