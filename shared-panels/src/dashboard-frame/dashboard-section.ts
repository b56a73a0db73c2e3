import { CAPABILITIES, canEdit, type Actor, type Capability } from '@narthex/shared-contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelScope } from '../panel-scope';

/** Labels of the counts beside menu entries, for screen readers. A place with null has no count. */
export const PLACE_COUNT_LABELS = {
  events: 'drafts past their date',
  announcements: 'ending soon',
  prayers: 'awaiting review',
  proposals: 'awaiting approval',
  inquiries: 'still open',
  visits: 'to follow up',
  memberships: 'asking to join',
  mail: 'not delivered',
  calendar: null,
  members: null,
  'own-proposals': null,
} as const;

/** Names the section in which a kind of open item is handled. */
export type AttentionPlace = keyof typeof PLACE_COUNT_LABELS;

/** Maps these places to URLs. Places that the person can't open are left out. */
export type AttentionPlaces = Readonly<Partial<Record<AttentionPlace, string>>>;

/** Describes the props of a section's page. Panels use only the scope. */
export interface SectionPageProps {
  /** Holds the base path of the dashboard. */
  readonly base: string;
  readonly scope: PanelScope;
  /** Holds the URLs where open items are handled. */
  readonly places: AttentionPlaces;
}

/** Describes a section of a dashboard: its menu entry, its route and its page. */
export interface DashboardSection {
  /** Holds the route below the base; it is empty for the first page of the dashboard. */
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /**
   * Holds a panel (`lazySection(() => import('@narthex/shared-panels/homepage-panel'))`) or a page of the dashboard
   * itself.
   */
  readonly Page: ComponentType<SectionPageProps>;
  /** Holds the open items that are handled here. The overview links here, and the menu shows their number. */
  readonly attention?: AttentionPlace;
  /**
   * Capabilities that the section's screen needs; none by default. People without any of them don't get the menu entry,
   * and the server refuses their requests anyway. A capability that no section uses would have no screen, which the
   * tests of the dashboards detect.
   */
  readonly uses?: readonly Capability[];
  /** Holds the heading of the page; the default is the label. */
  readonly title?: string;
  /** Holds the heading of the group of adjacent menu entries. */
  readonly group?: string;
  /**
   * Holds the path of the menu entry that a page inside a section belongs to. Such pages have no entry of their own.
   */
  readonly within?: string;
  /** If true, the section has no menu entry and is reached by links only. */
  readonly isUnlisted?: boolean;
}

const mayUse = (actor: Actor | null, { uses = [] }: DashboardSection): boolean =>
  uses.length === 0 || uses.some((capability) => canEdit(actor, capability));

/** Returns whether a section has an entry in this person's menu. */
export const isListed = (actor: Actor | null, section: DashboardSection): boolean =>
  !section.isUnlisted && section.within === undefined && mayUse(actor, section);

/** Returns the capabilities of a person for which this dashboard's menu has no entry. */
export function listMissingScreens(actor: Actor, sections: readonly DashboardSection[]): Capability[] {
  const shown = sections.filter((section) => isListed(actor, section)).flatMap(({ uses = [] }) => uses);
  return CAPABILITIES.filter((name) => canEdit(actor, name) && !shown.includes(name));
}

/** Returns the URL of a section below the base of its dashboard. */
export function getSectionUrl(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}
