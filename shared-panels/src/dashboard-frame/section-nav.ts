import { useSession } from '@narthex/shared-auth';
import { scopeOf } from '@narthex/shared-contracts';
import type { DashboardNavItem } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { countAttention, overviewQuery } from '../overview/overview-query';
import { PLACE_COUNT_LABELS, getSectionUrl, isListed, type DashboardSection } from './dashboard-section';

/**
 * Returns the signed-in person's menu of a dashboard with the number of open items beside each entry. `current` is the
 * path of the open entry.
 */
export function useSectionNav(
  base: string,
  sections: readonly DashboardSection[],
  current: string | undefined,
): DashboardNavItem[] {
  const actor = useSession((session) => session.actor);
  const enabled = scopeOf(actor, 'overview.read') !== 'none';
  const counts = countAttention(useQuery({ ...overviewQuery(actor?.id), enabled }).data);
  return sections
    .filter((section) => isListed(actor, section))
    .map(({ path, label, icon, group, attention }) => ({
      to: getSectionUrl(base, path),
      label,
      icon,
      ...(group && { group }),
      isCurrent: path === current,
      ...(attention &&
        PLACE_COUNT_LABELS[attention] && {
          count: counts[attention] ?? 0,
          countLabel: PLACE_COUNT_LABELS[attention],
        }),
    }));
}
