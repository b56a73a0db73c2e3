import { paths, type Capability } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
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
const ProposalsPanel = lazySection(() => import('@narthex/shared-panels/proposals-panel'));
const AuditPanel = lazySection(() => import('@narthex/shared-panels/audit-panel'));
const UsersPanel = lazySection(() => import('@narthex/shared-panels/users-panel'));
const PrayersPanel = lazySection(() => import('@narthex/shared-panels/prayers-panel'));
const GalleryPanel = lazySection(() => import('@narthex/shared-panels/gallery-panel'));
const SermonsPanel = lazySection(() => import('@narthex/shared-panels/sermons-panel'));
const ManageEventsPage = lazySection(() => import('./pages/manage-events-page'));
const MinistriesPanel = lazySection(() => import('@narthex/shared-panels/ministries-panel'));
const MinistryFormPanel = lazySection(() => import('@narthex/shared-panels/ministry-form-panel'));
const MinistryMembersPanel = lazySection(() => import('@narthex/shared-panels/ministry-members-panel'));
const AboutPanel = lazySection(() => import('@narthex/shared-panels/about-panel'));
const VisitorsPanel = lazySection(() => import('@narthex/shared-panels/visitors-panel'));
const ReportsPanel = lazySection(() => import('@narthex/shared-panels/reports-panel'));

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
  ...section(path, t('Ministries'), title, HandHeart, MinistryFormPanel, 'ministries.manage'),
  within: 'ministries',
});

const grouped = (group: string, ...sections: readonly DashboardSection[]): DashboardSection[] =>
  sections.map((one) => ({ ...one, group }));

/** The pages below `/admin`: what waits first, then what people see, the people, and how the site is run. */
export const ADMIN_SECTIONS: readonly DashboardSection[] = [
  {
    ...section('dashboard', t('Dashboard'), t('Admin dashboard'), LayoutDashboard, AdminDashboardPage),
    uses: ['overview.read', 'figures.read', 'funds.read'],
  },
  {
    ...section('prayers', t('Prayer requests'), t('Prayer requests'), HeartHandshake, PrayersPanel),
    uses: ['prayer.moderate'],
    attention: 'prayers',
  },
  {
    ...section('approvals', t('Approvals'), t('Content approval'), ClipboardCheck, ProposalsPanel),
    uses: ['content.approve'],
    attention: 'proposals',
  },
  ...grouped(
    t('What people see'),
    {
      ...section('events', t('Events'), t('Manage Events'), CalendarDays, ManageEventsPage, 'events.manage'),
      attention: 'events',
    },
    CHURCH_SECTIONS.announcements,
    section('sermons', t('Sermons'), t('Manage Sermons'), Mic, SermonsPanel, 'sermons.manage'),
    section('gallery', t('Gallery'), t('Manage Gallery'), Images, GalleryPanel, 'gallery.manage'),
    CHURCH_SECTIONS.homepage,
    CHURCH_SECTIONS.content,
    section(
      'about-content',
      t('About content'),
      t('About content'),
      BookOpenText,
      AboutPanel,
      'pages.manage',
    ),
    CHURCH_SECTIONS.calendar,
    CHURCH_SECTIONS.leadership,
  ),
  ...grouped(
    t('People'),
    { ...CHURCH_SECTIONS.members, title: 'Manage Members' },
    section('ministries', t('Ministries'), t('Ministries'), HandHeart, MinistriesPanel, 'ministries.manage'),
    ministryForm('ministries/new', t('New ministry')),
    ministryForm('ministries/edit/:id', t('Edit ministry')),
    {
      ...section(
        'ministry-members',
        t('Ministry members'),
        t('Ministry members'),
        UsersRound,
        MinistryMembersPanel,
      ),
      uses: ['ministry-members.manage'],
      attention: 'memberships',
    },
    section('users', t('Users'), t('Users'), UserCog, UsersPanel, 'users.read', 'users.manage'),
    CHURCH_SECTIONS.communications,
    {
      ...section('visitors', t('Visitors'), t('Visitors'), DoorOpen, VisitorsPanel, 'visits.follow-up'),
      attention: 'visits',
    },
    CHURCH_SECTIONS.support,
  ),
  ...grouped(
    t('Oversight'),
    CHURCH_SECTIONS.departments,
    CHURCH_SECTIONS.department,
    CHURCH_SECTIONS.analytics,
    section(
      'reports',
      t('Reports'),
      t('Reports'),
      FileChartColumn,
      ReportsPanel,
      'reports.read',
      'giving.read',
    ),
    section('audit', t('Activity log'), t('Activity log'), ClipboardList, AuditPanel, 'audit.read'),
    CHURCH_SECTIONS.system,
    CHURCH_SECTIONS.settings,
  ),
];

/** Where the administration begins, whichever base it was opened at. */
export const ADMIN_BASE = paths.adminDashboard.to().replace(/\/dashboard$/, '');
