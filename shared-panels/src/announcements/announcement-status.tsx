import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { Badge } from '@narthex/shared-ui';
import { ActiveBadge } from '../resource-panel/cells/active-badge';
import { BadgeRow } from '../resource-panel/cells/badge-row';

/** Renders badges: whether an announcement is active, is featured, and is outside its period today. */
export function AnnouncementStatus({ announcement }: { announcement: Announcement }) {
  const { is_active: isActive, is_featured: isFeatured, is_shown: isShown } = announcement;
  return (
    <BadgeRow>
      <ActiveBadge isActive={isActive} />
      {isFeatured ? <Badge tone="accent">Featured</Badge> : null}
      {isActive && !isShown ? <Badge tone="warn">Not shown today</Badge> : null}
    </BadgeRow>
  );
}
