import { allows, paths, type Actor } from '@narthex/shared-contracts';
import { getSectionUrl, isListed, type DashboardSection } from './dashboard-section';

/** What is counted beside the entry of a menu, for screen readers; where nothing is said, nothing is counted. */
export const PLACE_COUNTS = {
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

/** Where a kind of matter is settled: the section that says so. */
export type AttentionPlace = keyof typeof PLACE_COUNTS;

/** The URLs of those places; what a person can settle nowhere is left out. */
export type AttentionPlaces = Readonly<Partial<Record<AttentionPlace, string>>>;

const IN_ADMINISTRATION: AttentionPlaces = {
  events: paths.adminEvents.to(),
  members: paths.adminMembers.to(),
  prayers: paths.adminPrayers.to(),
  proposals: paths.adminApprovals.to(),
  visits: paths.adminVisitors.to(),
};

/** Where a person settles what waits: in this dashboard's own sections, else in the administration if they enter it. */
export function findPlaces(
  actor: Actor | null,
  base: string,
  sections: readonly DashboardSection[],
): AttentionPlaces {
  const own = sections.flatMap((section) =>
    section.attention && (section.isUnlisted || isListed(actor, section))
      ? [[section.attention, getSectionUrl(base, section.path)] as const]
      : [],
  );
  return { ...(allows('admin', actor) && IN_ADMINISTRATION), ...Object.fromEntries(own) };
}
