import { Building2 } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const DEPARTMENTS = {
  path: 'departments',
  label: 'Departments',
  icon: Building2,
  Page: lazySection(() => import('./departments-panel')),
  uses: ['departments.read', 'department.manage'],
} as const satisfies DashboardSection;
