import { t } from '@narthex/shared-contracts/translate';
import { COMMUNICATIONS } from '@narthex/shared-panels/broadcasts-section';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { DEPARTMENT_SETTINGS } from '@narthex/shared-panels/department-settings-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { MEMBERS as REGISTER } from '@narthex/shared-panels/members-section';
import { OVERVIEW } from '@narthex/shared-panels/overview-section';
import { PRAYERS } from '@narthex/shared-panels/prayers-section';
import { REPORTS } from '@narthex/shared-panels/reports-section';
import UnderDevelopment from '@narthex/shared-panels/under-development';
import { VISITORS } from '@narthex/shared-panels/visitors-section';
import {
  Church,
  ClipboardCheck,
  HandCoins,
  HeartHandshake,
  Landmark,
  MessageCircleHeart,
  PiggyBank,
} from 'lucide-react';
import type { SeniorDepartment } from './use-senior-department';

export const OverviewPage = lazySection(() => import('./pages/overview-page'));

/** Only those who look after members may read the register; others see figures. */
const MEMBERS = {
  pastoral: { Page: REGISTER.Page, uses: ['members.read', 'members.count'] },
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
    PRAYERS,
    VISITORS,
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
  { ...REPORTS, uses: [...REPORTS.uses, 'giving.read'] },
  COMMUNICATIONS,
  DEPARTMENT_SETTINGS,
];

/**
 * The menu of each department lists these sections in this order. Some are shared and some are the department's own.
 */
export const SECTIONS: Readonly<Record<SeniorDepartment, readonly DashboardSection[]>> = {
  pastoral: sectionsFor('pastoral'),
  finance: sectionsFor('finance'),
};
