import { paths } from '@narthex/shared-contracts';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import {
  BookOpenText,
  CalendarDays,
  HandHeart,
  Images,
  LayoutDashboard,
  Mic,
  Users,
  type LucideIcon,
} from 'lucide-react';

export const AdminDashboardPage = lazySection(() => import('./pages/admin-dashboard-page'));
const GalleryPanel = lazySection(() => import('@narthex/shared-panels/gallery'));
const SermonsPanel = lazySection(() => import('@narthex/shared-panels/sermons'));
const ManageEventsPage = lazySection(() => import('./pages/manage-events-page'));

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
  Page: DashboardSection['Page'] = UnderDevelopment,
): AdminSection => ({ path, label, title, icon, Page });

/** The pages below `/admin`. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  section('dashboard', 'Dashboard', 'Admin dashboard', LayoutDashboard, AdminDashboardPage),
  section('events', 'Events', 'Manage Events', CalendarDays, ManageEventsPage),
  section('sermons', 'Sermons', 'Manage Sermons', Mic, SermonsPanel),
  section('members', 'Members', 'Manage Members', Users),
  section('gallery', 'Gallery', 'Manage Gallery', Images, GalleryPanel),
  section('ministries', 'Ministries', 'Ministries', HandHeart),
  { ...section('ministries/new', 'Ministries', 'New ministry', HandHeart), within: 'ministries' },
  { ...section('ministries/edit/:id', 'Ministries', 'Edit ministry', HandHeart), within: 'ministries' },
  section('about-content', 'About content', 'About content', BookOpenText),
];

/** Where the administration begins, whichever base it was opened at. */
export const ADMIN_BASE = paths.adminDashboard.to().replace(/\/dashboard$/, '');
