import { paths } from '@narthex/shared-contracts';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import {
  BookOpenText,
  ClipboardCheck,
  ClipboardList,
  CalendarDays,
  HandHeart,
  HeartHandshake,
  Images,
  LayoutDashboard,
  Mic,
  Settings,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

export const AdminDashboardPage = lazySection(() => import('./pages/admin-dashboard-page'));
const ApprovalsPanel = lazySection(() => import('@narthex/shared-panels/approvals'));
const AuditPanel = lazySection(() => import('@narthex/shared-panels/audit'));
const UsersPanel = lazySection(() => import('@narthex/shared-panels/users'));
const PrayersPanel = lazySection(() => import('@narthex/shared-panels/prayers'));
const GalleryPanel = lazySection(() => import('@narthex/shared-panels/gallery'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/settings'));
const SermonsPanel = lazySection(() => import('@narthex/shared-panels/sermons'));
const ManageEventsPage = lazySection(() => import('./pages/manage-events-page'));
const MembersPanel = lazySection(() => import('@narthex/shared-panels/members'));
const MinistriesPanel = lazySection(() => import('@narthex/shared-panels/ministries'));
const MinistryFormPanel = lazySection(() => import('@narthex/shared-panels/ministry-form'));
const AboutContentPanel = lazySection(() => import('@narthex/shared-panels/about-content'));

interface AdminSection extends DashboardSection {
  /** The heading of the page. */
  readonly title: string;
  /** Pages inside a section aren't in the menu; they name the entry they belong to. */
  readonly within?: string;
}

const section = (
  path: string,
  label: string,
  title: string,
  icon: LucideIcon,
  Page: DashboardSection['Page'],
): AdminSection => ({ path, label, title, icon, Page });

const ministryForm = (path: string, title: string): AdminSection => ({
  ...section(path, 'Ministries', title, HandHeart, MinistryFormPanel),
  within: 'ministries',
});

/** The pages below `/admin`. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  section('dashboard', 'Dashboard', 'Admin dashboard', LayoutDashboard, AdminDashboardPage),
  section('events', 'Events', 'Manage Events', CalendarDays, ManageEventsPage),
  section('sermons', 'Sermons', 'Manage Sermons', Mic, SermonsPanel),
  section('members', 'Members', 'Manage Members', Users, MembersPanel),
  section('gallery', 'Gallery', 'Manage Gallery', Images, GalleryPanel),
  section('ministries', 'Ministries', 'Ministries', HandHeart, MinistriesPanel),
  ministryForm('ministries/new', 'New ministry'),
  ministryForm('ministries/edit/:id', 'Edit ministry'),
  section('prayers', 'Prayer requests', 'Prayer requests', HeartHandshake, PrayersPanel),
  {
    ...section('approvals', 'Approvals', 'Content approval', ClipboardCheck, ApprovalsPanel),
    capability: 'content.approve',
  },
  section('users', 'Users', 'Users', UserCog, UsersPanel),
  {
    ...section('audit', 'Activity log', 'Activity log', ClipboardList, AuditPanel),
    capability: 'audit.read',
  },
  section('about-content', 'About content', 'About content', BookOpenText, AboutContentPanel),
  {
    ...section('settings', 'Settings', 'Settings', Settings, SettingsPanel),
    capability: 'settings.manage',
  },
];

/** Where the administration begins, whichever base it was opened at. */
export const ADMIN_BASE = paths.adminDashboard.to().replace(/\/dashboard$/, '');
