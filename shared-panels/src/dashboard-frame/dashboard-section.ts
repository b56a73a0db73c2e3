import { can } from '@narthex/shared-auth';
import type { Capability } from '@narthex/shared-contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelScope } from '../panel-scope';

/** What a section's page gets; a panel takes the scope and ignores the rest. */
export interface SectionPageProps {
  /** The dashboard's base. */
  readonly base: string;
  readonly scope: PanelScope;
}

/** One section of a dashboard: its place in the menu, its route and its page. */
export interface DashboardSection {
  /** Route below the base, empty for the section the dashboard opens with. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A panel (`lazySection(() => import('@narthex/shared-panels/homepage'))`), or a page of the dashboard's own. */
  readonly Page: ComponentType<SectionPageProps>;
  /** What the overview counts as waiting here, shown beside the entry of the menu. */
  readonly attention?: 'events' | 'announcements';
  /** Who lacks it doesn't see the entry of the menu; the server refuses what is behind it all the same. */
  readonly capability?: Capability;
  /** Reached by links alone, without an entry of the menu. */
  readonly isUnlisted?: boolean;
}

/** Whether a section has an entry in the signed-in person's menu. */
export const isListed = ({ capability, isUnlisted }: DashboardSection): boolean =>
  !isUnlisted && (capability === undefined || can(capability));

/** The URL of a section below its dashboard's base. */
export function getSectionUrl(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}
