import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { BROADCAST_RESOURCE } from './broadcast-resource';

const OWN_DEPARTMENT = {
  ...BROADCAST_RESOURCE,
  labels: { ...BROADCAST_RESOURCE.labels, emptyText: 'Write one to the people of your department.' },
};

/** Emails to many: written, read over, tried out, sent at once or at a time, and what became of them. */
export default function BroadcastsPanel({ scope }: { scope: PanelScope }) {
  return (
    <ResourcePanel definition={scope.kind === 'church' ? BROADCAST_RESOURCE : OWN_DEPARTMENT} scope={scope} />
  );
}
