import {
  CalendarDays,
  CalendarRange,
  DoorOpen,
  FileText,
  House,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  Settings,
  UserStar,
  Users,
} from 'lucide-react';
import type { DashboardSection } from './dashboard-frame/dashboard-section';

/** What a section is in every dashboard that has it. Each dashboard adds the page, so that it bundles its own pages alone. */
type SharedSection = Omit<DashboardSection, 'Page'>;

export const OVERVIEW = {
  path: '',
  label: 'Overview',
  icon: LayoutDashboard,
  uses: ['overview.read', 'funds.read'],
} as const satisfies SharedSection;

export const EVENTS = {
  path: 'events',
  label: 'Events',
  icon: CalendarDays,
  uses: ['events.manage'],
  attention: 'events',
} as const satisfies SharedSection;

export const HOMEPAGE = {
  path: 'homepage',
  label: 'Homepage',
  icon: House,
  uses: ['homepage.manage', 'projects.manage', 'services.manage'],
} as const satisfies SharedSection;

export const CONTENT = {
  path: 'content',
  label: 'Content',
  icon: FileText,
  uses: ['pages.manage', 'songs.manage'],
} as const satisfies SharedSection;

export const CALENDAR = {
  path: 'calendar',
  label: 'Calendar',
  icon: CalendarRange,
  uses: ['calendar.manage'],
  attention: 'calendar',
} as const satisfies SharedSection;

export const ANNOUNCEMENTS = {
  path: 'announcements',
  label: 'Announcements',
  icon: Megaphone,
  uses: ['announcements.manage'],
  attention: 'announcements',
} as const satisfies SharedSection;

export const LEADERSHIP = {
  path: 'leadership',
  label: 'Leadership',
  icon: UserStar,
  uses: ['leaders.manage'],
} as const satisfies SharedSection;

export const MEMBERS = {
  path: 'members',
  label: 'Members',
  icon: Users,
  uses: ['members.read', 'members.manage', 'members.invite', 'members.count'],
  attention: 'members',
} as const satisfies SharedSection;

export const VISITORS = {
  path: 'visitors',
  label: 'Visitors',
  icon: DoorOpen,
  uses: ['visits.follow-up'],
  attention: 'visits',
} as const satisfies SharedSection;

export const COMMUNICATIONS = {
  path: 'communications',
  label: 'Communications',
  icon: MessagesSquare,
  uses: ['communications.send'],
} as const satisfies SharedSection;

export const DEPARTMENT_SETTINGS = {
  path: 'settings',
  label: 'Settings',
  icon: Settings,
  uses: ['department.manage'],
} as const satisfies SharedSection;
