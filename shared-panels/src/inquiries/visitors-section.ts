import { DoorOpen } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const VISITORS = {
  path: 'visitors',
  label: 'Visitors',
  icon: DoorOpen,
  Page: lazySection(() => import('./visitors-panel')),
  uses: ['visits.follow-up'],
  attention: 'visits',
} as const satisfies DashboardSection;
