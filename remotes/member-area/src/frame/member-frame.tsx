import { useCurrentUser } from '@narthex/shared-auth';
import { DashboardFrame } from '@narthex/shared-panels/dashboard-frame';
import type { ReactNode } from 'react';
import { memberNav } from './member-nav';
import { PAGE_TITLES, type MemberPage } from './member-pages';

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
