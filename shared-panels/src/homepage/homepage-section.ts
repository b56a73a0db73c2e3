import { House } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const HOMEPAGE = {
  path: 'homepage',
  label: 'Homepage',
  icon: House,
  Page: lazySection(() => import('./homepage-panel')),
  uses: ['homepage.manage', 'projects.manage', 'services.manage'],
} as const satisfies DashboardSection;
