import { UserStar } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const LEADERSHIP = {
  path: 'leadership',
  label: 'Leadership',
  icon: UserStar,
  Page: lazySection(() => import('./leaders-panel')),
  uses: ['leaders.manage'],
} as const satisfies DashboardSection;
