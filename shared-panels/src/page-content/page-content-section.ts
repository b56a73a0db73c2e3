import { FileText } from 'lucide-react';
import type { DashboardSection } from '../dashboard-frame/dashboard-section';
import { lazySection } from '../lazy-section';

export const CONTENT = {
  path: 'content',
  label: 'Content',
  icon: FileText,
  Page: lazySection(() => import('./page-content-panel')),
  uses: ['pages.manage', 'songs.manage'],
} as const satisfies DashboardSection;
