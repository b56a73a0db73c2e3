import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { BROADCAST_RESOURCE } from './broadcast-resource';

const OWN_DEPARTMENT = {
  ...BROADCAST_RESOURCE,
  labels: { ...BROADCAST_RESOURCE.labels, emptyText: 'Write one to the people of your department.' },
};

/** Renders the management of emails to many: their drafts, previews, tests, schedules and results. */
export default function BroadcastsPanel({ scope }: { scope: PanelScope }) {
  return (
    <ResourcePanel definition={scope.kind === 'church' ? BROADCAST_RESOURCE : OWN_DEPARTMENT} scope={scope} />
  );
}
