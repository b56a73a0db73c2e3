import { Settings } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const SETTINGS = {
  path: 'settings',
  label: 'Settings',
  icon: Settings,
  Page: lazySection(() => import('./settings-panel')),
  uses: ['settings.read', 'settings.manage'],
} as const satisfies DashboardSection;
