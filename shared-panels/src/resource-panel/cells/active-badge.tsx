import { Badge } from '@narthex/shared-ui';

/** Whether visitors see something, in a word. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
