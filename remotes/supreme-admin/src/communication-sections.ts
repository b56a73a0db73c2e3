import type { DashboardSection } from '@narthex/shared-panels/dashboard-section';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { EVENTS, OVERVIEW } from '@narthex/shared-panels/shared-sections';
import { CHURCH_SECTIONS } from './church-sections';

const OverviewPage = lazySection(() => import('./pages/overview-page'));
const EventsPanel = lazySection(() => import('@narthex/shared-panels/events-panel'));

/** The fourteen sections of the communication department, in the order of the menu. */
export const COMMUNICATION_SECTIONS: readonly DashboardSection[] = [
  { ...OVERVIEW, Page: OverviewPage },
  CHURCH_SECTIONS.departments,
  CHURCH_SECTIONS.department,
  CHURCH_SECTIONS.communications,
  CHURCH_SECTIONS.leadership,
  CHURCH_SECTIONS.homepage,
  { ...EVENTS, Page: EventsPanel },
  CHURCH_SECTIONS.content,
  CHURCH_SECTIONS.calendar,
  CHURCH_SECTIONS.announcements,
  CHURCH_SECTIONS.members,
  CHURCH_SECTIONS.analytics,
  CHURCH_SECTIONS.system,
  CHURCH_SECTIONS.settings,
  CHURCH_SECTIONS.support,
];
