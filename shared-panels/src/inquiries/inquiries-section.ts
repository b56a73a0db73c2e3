import { LifeBuoy } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const SUPPORT = {
  path: 'support',
  label: 'Support',
  icon: LifeBuoy,
  Page: lazySection(() => import('./inquiries-panel')),
  uses: ['inquiries.manage'],
  attention: 'inquiries',
} as const satisfies DashboardSection;
