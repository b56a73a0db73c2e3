import { t } from '@narthex/shared-contracts/translate';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import {
  COMMUNICATIONS,
  DEPARTMENT_SETTINGS,
  MEMBERS as REGISTER,
  OVERVIEW,
  VISITORS,
} from '@narthex/shared-panels/shared-sections';
import {
  ChartColumn,
  Church,
  ClipboardCheck,
  HandCoins,
  HandHeart,
  HeartHandshake,
  Landmark,
  MessageCircleHeart,
  PiggyBank,
} from 'lucide-react';
import type { SeniorDepartment } from './use-senior-department';

export const OverviewPage = lazySection(() => import('./pages/overview-page'));
const ReportsPanel = lazySection(() => import('@narthex/shared-panels/reports-panel'));
const SettingsPanel = lazySection(() => import('@narthex/shared-panels/department-settings-panel'));
const BroadcastsPanel = lazySection(() => import('@narthex/shared-panels/broadcasts-panel'));

/** Only those who look after members may read the register; others see figures. */
const MEMBERS = {
  pastoral: {
    Page: lazySection(() => import('@narthex/shared-panels/members-panel')),
    uses: ['members.read', 'members.count'],
  },
  finance: {
    Page: lazySection(() => import('@narthex/shared-panels/member-figures-panel')),
    uses: ['members.count'],
  },
} as const satisfies Readonly<Record<SeniorDepartment, Pick<DashboardSection, 'Page' | 'uses'>>>;

const coming = (
  path: string,
  label: string,
  icon: DashboardSection['icon'],
  uses: DashboardSection['uses'] = [],
): DashboardSection => ({ path, label, icon, Page: UnderDevelopment, uses });

const OWN_SECTIONS: Readonly<Record<SeniorDepartment, readonly DashboardSection[]>> = {
  pastoral: [
    {
      path: 'prayers',
      label: 'Prayer requests',
      icon: HandHeart,
      Page: lazySection(() => import('@narthex/shared-panels/prayers-panel')),
      uses: ['prayer.moderate'],
      attention: 'prayers',
    },
    { ...VISITORS, Page: lazySection(() => import('@narthex/shared-panels/visitors-panel')) },
    coming('pastoral-care', t('Pastoral care'), HeartHandshake, ['care.read']),
    coming('counseling', t('Counseling'), MessageCircleHeart),
    coming('spiritual-oversight', t('Spiritual oversight'), Church),
  ],
  finance: [
    coming('financial-overview', t('Financial overview'), Landmark),
    coming('donations', t('Donations'), HandCoins),
    coming('budget-management', t('Budget management'), PiggyBank),
    coming('audit-reports', t('Audit reports'), ClipboardCheck),
  ],
};

const sectionsFor = (department: SeniorDepartment): readonly DashboardSection[] => [
  { ...OVERVIEW, Page: OverviewPage },
  { path: REGISTER.path, label: REGISTER.label, icon: REGISTER.icon, ...MEMBERS[department] },
  ...OWN_SECTIONS[department],
  {
    path: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    Page: ReportsPanel,
    uses: ['reports.read', 'giving.read'],
  },
  { ...COMMUNICATIONS, Page: BroadcastsPanel },
  { ...DEPARTMENT_SETTINGS, Page: SettingsPanel },
];

/**
 * The menu of each department lists these sections in this order. Some are shared and some are the department's own.
 */
export const SECTIONS: Readonly<Record<SeniorDepartment, readonly DashboardSection[]>> = {
  pastoral: sectionsFor('pastoral'),
  finance: sectionsFor('finance'),
};
