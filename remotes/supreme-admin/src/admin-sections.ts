import { paths, type Capability } from '@narthex/shared-contracts';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import {
  BookOpenText,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  DoorOpen,
  FileChartColumn,
  HandHeart,
  HeartHandshake,
  Images,
  LayoutDashboard,
  Mic,
  UserCog,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { CHURCH_SECTIONS } from './church-sections';

export const AdminDashboardPage = lazySection(() => import('./pages/admin-dashboard-page'));
const ApprovalsPanel = lazySection(() => import('@narthex/shared-panels/approvals'));
const AuditPanel = lazySection(() => import('@narthex/shared-panels/audit'));
const UsersPanel = lazySection(() => import('@narthex/shared-panels/users'));
const PrayersPanel = lazySection(() => import('@narthex/shared-panels/prayers'));
const GalleryPanel = lazySection(() => import('@narthex/shared-panels/gallery'));
const SermonsPanel = lazySection(() => import('@narthex/shared-panels/sermons'));
const ManageEventsPage = lazySection(() => import('./pages/manage-events-page'));
const MinistriesPanel = lazySection(() => import('@narthex/shared-panels/ministries'));
const MinistryFormPanel = lazySection(() => import('@narthex/shared-panels/ministry-form'));
const MinistryMembersPanel = lazySection(() => import('@narthex/shared-panels/ministry-members'));
const AboutContentPanel = lazySection(() => import('@narthex/shared-panels/about-content'));
const VisitorsPanel = lazySection(() => import('@narthex/shared-panels/visitors'));
const ReportsPanel = lazySection(() => import('@narthex/shared-panels/reports'));

type Definition = readonly [
  path: string,
  label: string,
  title: string,
  icon: LucideIcon,
  Page: DashboardSection['Page'],
  ...uses: readonly Capability[],
];

const section = (...[path, label, title, icon, Page, ...uses]: Definition): DashboardSection => ({
  path,
  label,
  title,
  icon,
  Page,
  uses,
});

const ministryForm = (path: string, title: string): DashboardSection => ({
  ...section(path, 'Ministries', title, HandHeart, MinistryFormPanel, 'ministries.manage'),
  within: 'ministries',
});

const grouped = (group: string, ...sections: readonly DashboardSection[]): DashboardSection[] =>
  sections.map((one) => ({ ...one, group }));

/** The pages below `/admin`: what waits first, then what people see, the people, and how the site is run. */
export const ADMIN_SECTIONS: readonly DashboardSection[] = [
  {
    ...section('dashboard', 'Dashboard', 'Admin dashboard', LayoutDashboard, AdminDashboardPage),
    uses: ['overview.read', 'figures.read', 'funds.read'],
  },
  {
    ...section('prayers', 'Prayer requests', 'Prayer requests', HeartHandshake, PrayersPanel),
    uses: ['prayer.moderate'],
    attention: 'prayers',
  },
  {
    ...section('approvals', 'Approvals', 'Content approval', ClipboardCheck, ApprovalsPanel),
    uses: ['content.approve'],
    attention: 'proposals',
  },
  ...grouped(
    'What people see',
    {
      ...section('events', 'Events', 'Manage Events', CalendarDays, ManageEventsPage, 'events.manage'),
      attention: 'events',
    },
    CHURCH_SECTIONS.announcements,
    section('sermons', 'Sermons', 'Manage Sermons', Mic, SermonsPanel, 'sermons.manage'),
    section('gallery', 'Gallery', 'Manage Gallery', Images, GalleryPanel, 'gallery.manage'),
    CHURCH_SECTIONS.homepage,
    CHURCH_SECTIONS.content,
    section(
      'about-content',
      'About content',
      'About content',
      BookOpenText,
      AboutContentPanel,
      'pages.manage',
    ),
    CHURCH_SECTIONS.calendar,
    CHURCH_SECTIONS.leadership,
  ),
  ...grouped(
    'People',
    { ...CHURCH_SECTIONS.members, title: 'Manage Members' },
    section('ministries', 'Ministries', 'Ministries', HandHeart, MinistriesPanel, 'ministries.manage'),
    ministryForm('ministries/new', 'New ministry'),
    ministryForm('ministries/edit/:id', 'Edit ministry'),
    {
      ...section(
        'ministry-members',
        'Ministry members',
        'Ministry members',
        UsersRound,
        MinistryMembersPanel,
      ),
      uses: ['ministry-members.manage'],
      attention: 'memberships',
    },
    section('users', 'Users', 'Users', UserCog, UsersPanel, 'users.read', 'users.manage'),
    CHURCH_SECTIONS.communications,
    {
      ...section('visitors', 'Visitors', 'Visitors', DoorOpen, VisitorsPanel, 'visits.follow-up'),
      attention: 'visits',
    },
    CHURCH_SECTIONS.support,
  ),
  ...grouped(
    'Oversight',
    CHURCH_SECTIONS.departments,
    CHURCH_SECTIONS.department,
    CHURCH_SECTIONS.analytics,
    section('reports', 'Reports', 'Reports', FileChartColumn, ReportsPanel, 'reports.read', 'giving.read'),
    section('audit', 'Activity log', 'Activity log', ClipboardList, AuditPanel, 'audit.read'),
    CHURCH_SECTIONS.system,
    CHURCH_SECTIONS.settings,
  ),
];

/** Where the administration begins, whichever base it was opened at. */
export const ADMIN_BASE = paths.adminDashboard.to().replace(/\/dashboard$/, '');
