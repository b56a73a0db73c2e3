import { Settings } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const DEPARTMENT_SETTINGS = {
  path: 'settings',
  label: 'Settings',
  icon: Settings,
  Page: lazySection(() => import('./department-settings-panel')),
  uses: ['department.manage'],
} as const satisfies DashboardSection;
