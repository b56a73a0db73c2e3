import { CAPABILITIES, canEdit, type Actor, type Capability } from '@narthex/shared-contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelScope } from '../panel-scope';
import type { AttentionPlace, AttentionPlaces } from './attention-place';

/** What a section's page gets; a panel takes the scope and ignores the rest. */
export interface SectionPageProps {
  /** The dashboard's base. */
  readonly base: string;
  readonly scope: PanelScope;
  /** Where what waits for the person is settled. */
  readonly places: AttentionPlaces;
}

/** One section of a dashboard: its place in the menu, its route and its page. */
export interface DashboardSection {
  /** Route below the base, empty for the section the dashboard opens with. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** A panel (`lazySection(() => import('@narthex/shared-panels/homepage-panel'))`), or a page of the dashboard's own. */
  readonly Page: ComponentType<SectionPageProps>;
  /** What is settled here: the overview leads here with it, and the menu counts it. */
  readonly attention?: AttentionPlace;
  /**
   * What its screen is for; nothing in particular unless given. Who lacks all of it doesn't see the entry of the menu; the
   * server refuses what is behind it all the same. A capability that no section uses would be a right without a screen: the
   * tests of the dashboards fail.
   */
  readonly uses?: readonly Capability[];
  /** The heading of the page, unless it is the label. */
  readonly title?: string;
  /** The heading above it and its neighbours in the menu. */
  readonly group?: string;
  /** Pages inside a section aren't in the menu; they name the entry they belong to. */
  readonly within?: string;
  /** Reached by links alone, without an entry of the menu. */
  readonly isUnlisted?: boolean;
}

const mayUse = (actor: Actor | null, { uses = [] }: DashboardSection): boolean =>
  uses.length === 0 || uses.some((capability) => canEdit(actor, capability));

/** Whether a section has an entry in this person's menu. */
export const isListed = (actor: Actor | null, section: DashboardSection): boolean =>
  !section.isUnlisted && section.within === undefined && mayUse(actor, section);

/** What a person may do that no entry of this dashboard's menu leads to. */
export function listMissingScreens(actor: Actor, sections: readonly DashboardSection[]): Capability[] {
  const shown = sections.filter((section) => isListed(actor, section)).flatMap(({ uses = [] }) => uses);
  return CAPABILITIES.filter((name) => canEdit(actor, name) && !shown.includes(name));
}

/** The URL of a section below its dashboard's base. */
export function getSectionUrl(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}
