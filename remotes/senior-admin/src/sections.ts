import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import {
  ChartColumn,
  Church,
  ClipboardCheck,
  HandCoins,
  HandHeart,
  HeartHandshake,
  Landmark,
  LayoutDashboard,
  MessageCircleHeart,
  MessagesSquare,
  PiggyBank,
  Settings,
  Users,
} from 'lucide-react';
import type { SeniorDepartment } from './use-senior-department';

/** What both dashboards open with. */
export const OverviewPage = lazySection(() => import('./pages/overview-page'));
const CommunicationsPanel = lazySection(() => import('@narthex/shared-panels/communications'));

/** The register is for those who look after its people; the others get figures. */
const MEMBERS_PAGES = {
  pastoral: lazySection(() => import('@narthex/shared-panels/members')),
  finance: lazySection(() => import('@narthex/shared-panels/member-figures')),
} as const satisfies Readonly<Record<SeniorDepartment, DashboardSection['Page']>>;

const coming = (path: string, label: string, icon: DashboardSection['icon']): DashboardSection => ({
  path,
  label,
  icon,
  Page: UnderDevelopment,
});

const OWN_SECTIONS: Readonly<Record<SeniorDepartment, readonly DashboardSection[]>> = {
  pastoral: [
    {
      path: 'prayers',
      label: 'Prayer requests',
      icon: HandHeart,
      Page: lazySection(() => import('@narthex/shared-panels/prayers')),
      capability: 'prayer.moderate',
    },
    coming('pastoral-care', 'Pastoral care', HeartHandshake),
    coming('counseling', 'Counseling', MessageCircleHeart),
    coming('spiritual-oversight', 'Spiritual oversight', Church),
  ],
  finance: [
    coming('financial-overview', 'Financial overview', Landmark),
    coming('donations', 'Donations', HandCoins),
    coming('budget-management', 'Budget management', PiggyBank),
    coming('audit-reports', 'Audit reports', ClipboardCheck),
  ],
};

const sectionsFor = (department: SeniorDepartment): readonly DashboardSection[] => [
  { path: '', label: 'Overview', icon: LayoutDashboard, Page: OverviewPage },
  { path: 'members', label: 'Members', icon: Users, Page: MEMBERS_PAGES[department] },
  ...OWN_SECTIONS[department],
  coming('reports', 'Reports', ChartColumn),
  { path: 'communications', label: 'Communications', icon: MessagesSquare, Page: CommunicationsPanel },
  coming('settings', 'Settings', Settings),
];

/** The sections of each department, in the order of the menu: what both have, with its own between. */
export const SECTIONS: Readonly<Record<SeniorDepartment, readonly DashboardSection[]>> = {
  pastoral: sectionsFor('pastoral'),
  finance: sectionsFor('finance'),
};
