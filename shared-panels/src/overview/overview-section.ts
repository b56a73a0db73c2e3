import { LayoutDashboard } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';

/** What a dashboard opens with; each adds the page of its own. */
export const OVERVIEW = {
  path: '',
  label: 'Overview',
  icon: LayoutDashboard,
  uses: ['overview.read', 'funds.read'],
} as const satisfies Omit<DashboardSection, 'Page'>;
