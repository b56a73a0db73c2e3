import { CalendarDays } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const EVENTS = {
  path: 'events',
  label: 'Events',
  icon: CalendarDays,
  Page: lazySection(() => import('./events-panel')),
  uses: ['events.manage'],
  attention: 'events',
} as const satisfies DashboardSection;
