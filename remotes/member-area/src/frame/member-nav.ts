import { paths } from '@narthex/shared-contracts';
import type { DashboardNavItem } from '@narthex/shared-ui';
import { BookOpen, CalendarDays, LayoutDashboard, Megaphone, UserRound } from 'lucide-react';

export type MemberPage = 'dashboard' | 'profile';

/** The menu: the member's own pages, then the pages of the site that members come back to. */
export function memberNav(page: MemberPage): readonly DashboardNavItem[] {
  return [
    {
      to: paths.memberDashboard.to(),
      label: 'Dashboard',
      icon: LayoutDashboard,
      isCurrent: page === 'dashboard',
    },
    { to: paths.memberProfile.to(), label: 'My profile', icon: UserRound, isCurrent: page === 'profile' },
    { to: paths.events.to(), label: 'Events', icon: CalendarDays, isCurrent: false },
    { to: paths.sermons.to(), label: 'Sermons', icon: BookOpen, isCurrent: false },
    { to: paths.announcements.to(), label: 'Announcements', icon: Megaphone, isCurrent: false },
  ];
}
