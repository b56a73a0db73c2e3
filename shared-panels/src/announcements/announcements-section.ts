import { Megaphone } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const ANNOUNCEMENTS = {
  path: 'announcements',
  label: 'Announcements',
  icon: Megaphone,
  Page: lazySection(() => import('./announcements-panel')),
  uses: ['announcements.manage'],
  attention: 'announcements',
} as const satisfies DashboardSection;
