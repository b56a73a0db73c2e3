import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { SERMON_RESOURCE } from './sermon-resource';

/** Manage Sermons: their facts, their text and their files. */
export default function SermonsPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={SERMON_RESOURCE} scope={scope} />;
}
