import { HandHeart } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const PRAYERS = {
  path: 'prayers',
  label: 'Prayer requests',
  icon: HandHeart,
  Page: lazySection(() => import('./prayers-panel')),
  uses: ['prayer.moderate'],
  attention: 'prayers',
} as const satisfies DashboardSection;
