import { ChartColumn } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const ANALYTICS = {
  path: 'analytics',
  label: 'Analytics',
  icon: ChartColumn,
  Page: lazySection(() => import('./analytics-panel')),
  uses: ['reports.read'],
} as const satisfies DashboardSection;
