import { Users } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const MEMBERS = {
  path: 'members',
  label: 'Members',
  icon: Users,
  Page: lazySection(() => import('./members-panel')),
  uses: ['members.read', 'members.manage', 'members.invite', 'members.count'],
  attention: 'members',
} as const satisfies DashboardSection;
