import { MessagesSquare } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const COMMUNICATIONS = {
  path: 'communications',
  label: 'Communications',
  icon: MessagesSquare,
  Page: lazySection(() => import('./broadcasts-panel')),
  uses: ['communications.send'],
} as const satisfies DashboardSection;
