import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { LEADER_RESOURCE } from './leader-resource';

/** Management of the leadership directory. */
export default function LeadershipPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={LEADER_RESOURCE} scope={scope} />;
}
