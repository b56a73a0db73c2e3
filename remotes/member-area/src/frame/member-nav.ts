import { paths } from '@narthex/shared-contracts';
import type { DashboardNavItem } from '@narthex/shared-ui';
import {
  BookOpen,
  CalendarDays,
  KeyRound,
  LayoutDashboard,
  MailCheck,
  Megaphone,
  UserRound,
  Users,
} from 'lucide-react';
import type { MemberPage } from './member-pages';

/** Returns the menu: the pages of the member area, then the pages of the site that members use often. */
export function memberNav(page: MemberPage): readonly DashboardNavItem[] {
  const own: readonly (Omit<DashboardNavItem, 'isCurrent'> & { readonly page: MemberPage })[] = [
    { page: 'dashboard', to: paths.memberDashboard.to(), label: 'Dashboard', icon: LayoutDashboard },
    { page: 'profile', to: paths.memberProfile.to(), label: 'My profile', icon: UserRound },
    { page: 'ministries', to: paths.memberMinistries.to(), label: 'My ministries', icon: Users },
    { page: 'security', to: paths.memberSecurity.to(), label: 'Password and devices', icon: KeyRound },
    { page: 'privacy', to: paths.memberPrivacy.to(), label: 'E-mails and privacy', icon: MailCheck },
  ];
  return [
    ...own.map(({ page: name, ...item }) => ({ ...item, isCurrent: name === page })),
    { to: paths.events.to(), label: 'Events', icon: CalendarDays, isCurrent: false },
    { to: paths.sermons.to(), label: 'Sermons', icon: BookOpen, isCurrent: false },
    { to: paths.announcements.to(), label: 'Announcements', icon: Megaphone, isCurrent: false },
  ];
}
