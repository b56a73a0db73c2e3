import { ANNOUNCEMENTS } from '@narthex/shared-panels/announcements-section';
import { COMMUNICATIONS } from '@narthex/shared-panels/broadcasts-section';
import { CALENDAR } from '@narthex/shared-panels/calendar-section';
import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { DEPARTMENT_SETTINGS } from '@narthex/shared-panels/department-settings-section';
import { EVENTS } from '@narthex/shared-panels/events-section';
import { HOMEPAGE } from '@narthex/shared-panels/homepage-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { LEADERSHIP } from '@narthex/shared-panels/leaders-section';
import { OVERVIEW } from '@narthex/shared-panels/overview-section';
import { CONTENT } from '@narthex/shared-panels/page-content-section';
import { PRAYERS } from '@narthex/shared-panels/prayers-section';
import { REPORTS } from '@narthex/shared-panels/reports-section';
import { FileText, Users } from 'lucide-react';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const OwnProposalsPanel = lazySection(() => import('@narthex/shared-panels/own-proposals-panel'));
const MinistryMembersPanel = lazySection(() => import('@narthex/shared-panels/ministry-members-panel'));

/** The menu lists these sections in this order. One more is shown to those who moderate prayer requests. */
export const SECTIONS: readonly DashboardSection[] = [
  { ...OVERVIEW, Page: OverviewPage, uses: ['overview.read'] },
  {
    path: 'members',
    label: 'Members',
    icon: Users,
    Page: MinistryMembersPanel,
    uses: ['members.read', 'members.invite', 'ministry-members.manage'],
    attention: 'memberships',
  },
  { ...EVENTS, path: 'activities', label: 'Activities' },
  HOMEPAGE,
  CONTENT,
  CALENDAR,
  ANNOUNCEMENTS,
  LEADERSHIP,
  PRAYERS,
  REPORTS,
  COMMUNICATIONS,
  DEPARTMENT_SETTINGS,
  {
    path: 'proposals',
    label: 'My proposals',
    icon: FileText,
    Page: OwnProposalsPanel,
    uses: ['account.use'],
    attention: 'own-proposals',
    isUnlisted: true,
  },
];
