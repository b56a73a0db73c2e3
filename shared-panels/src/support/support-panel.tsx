import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { INQUIRY_RESOURCE } from './inquiry-resource';

/** What visitors asked: who looks after it, the reply, and when it is settled. */
export default function SupportPanel({ scope }: { scope: PanelScope }) {
  return <ResourcePanel definition={INQUIRY_RESOURCE} scope={scope} />;
}
