import { Server } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const SYSTEM = {
  path: 'system',
  label: 'System',
  icon: Server,
  Page: lazySection(() => import('./system-panel')),
  uses: ['system.manage', 'delivery.release'],
  attention: 'mail',
} as const satisfies DashboardSection;
