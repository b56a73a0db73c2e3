import { Badge } from '@narthex/shared-ui';

/** Renders whether visitors can see an object as a badge. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
