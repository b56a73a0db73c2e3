import { allows, paths, type Actor } from '@narthex/shared-contracts';
import { getSectionUrl, isListed, type AttentionPlaces, type DashboardSection } from './dashboard-section';

const IN_ADMINISTRATION: AttentionPlaces = {
  events: paths.adminEvents.to(),
  members: paths.adminMembers.to(),
  memberships: paths.adminMinistryMembers.to(),
  prayers: paths.adminPrayers.to(),
  proposals: paths.adminApprovals.to(),
  visits: paths.adminVisitors.to(),
};

/**
 * Returns the URLs where a person handles open items: sections of this dashboard or, if the person may open it, of the
 * administration.
 */
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
