import { CalendarRange } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const CALENDAR = {
  path: 'calendar',
  label: 'Calendar',
  icon: CalendarRange,
  Page: lazySection(() => import('./calendar-panel')),
  uses: ['calendar.manage'],
  attention: 'calendar',
} as const satisfies DashboardSection;
