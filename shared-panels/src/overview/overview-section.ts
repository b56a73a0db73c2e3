import { LayoutDashboard } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';

/** Is the first section of a dashboard; each dashboard adds its own page. */
export const OVERVIEW = {
  path: '',
  label: 'Overview',
  icon: LayoutDashboard,
  uses: ['overview.read', 'funds.read'],
} as const satisfies Omit<DashboardSection, 'Page'>;
