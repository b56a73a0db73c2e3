import { useCurrentUser } from '@narthex/shared-auth';
import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import type { ReactNode } from 'react';
import { PAGE_TITLES, type MemberPage } from './member-pages';
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

/** Returns the menu: the pages of the member area, then the pages of the site that members use often. */
function memberNav(page: MemberPage): readonly DashboardNavItem[] {
  const own: readonly (Omit<DashboardNavItem, 'isCurrent'> & { readonly page: MemberPage })[] = [
    { page: 'dashboard', to: paths.memberDashboard.to(), label: 'Dashboard', icon: LayoutDashboard },
    { page: 'profile', to: paths.memberProfile.to(), label: 'My profile', icon: UserRound },
    { page: 'ministries', to: paths.memberMinistries.to(), label: 'My ministries', icon: Users },
    { page: 'security', to: paths.memberSecurity.to(), label: 'Password and devices', icon: KeyRound },
    { page: 'privacy', to: paths.memberPrivacy.to(), label: 'Emails and privacy', icon: MailCheck },
  ];
  return [
    ...own.map(({ page: name, ...item }) => ({ ...item, isCurrent: name === page })),
    { to: paths.events.to(), label: 'Events', icon: CalendarDays, isCurrent: false },
    { to: paths.sermons.to(), label: 'Sermons', icon: BookOpen, isCurrent: false },
    { to: paths.announcements.to(), label: 'Announcements', icon: Megaphone, isCurrent: false },
  ];
}

/** Renders the frame of the member area, whose menu holds the member's own pages. */
export function MemberFrame({ page, children }: { page: MemberPage; children: ReactNode }) {
  const user = useCurrentUser();
  return (
    <DashboardFrame
      place={{ title: 'Member area', caption: user?.name }}
      nav={memberNav(page)}
      title={page === 'dashboard' ? `Welcome back, ${user?.first_name || 'Member'}!` : PAGE_TITLES[page]}
    >
      {children}
    </DashboardFrame>
  );
}
