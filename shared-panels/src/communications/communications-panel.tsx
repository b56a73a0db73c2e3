import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { BROADCAST_RESOURCE } from './broadcast-resource';

/** Letters to many: written, read over, tried out, sent at once or at a time, and what became of them. */
export default function CommunicationsPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={BROADCAST_RESOURCE} scope={scope} />;
}
