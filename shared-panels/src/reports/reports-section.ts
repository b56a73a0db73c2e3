import { ChartColumn } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const REPORTS = {
  path: 'reports',
  label: 'Reports',
  icon: ChartColumn,
  Page: lazySection(() => import('./reports-panel')),
  uses: ['reports.read'],
} as const satisfies DashboardSection;
