import type { PanelScope } from '../panel-scope';
import { ResourcePanel } from '../resource-panel/resource-panel';
import type { EventsVariant } from './event-labels';
import { EVENT_RESOURCES } from './event-resource';

export interface EventsPanelProps {
  scope: PanelScope;
  variant?: EventsVariant;
}

/** Renders the management of events. */
export default function EventsPanel({ scope, variant = 'leader' }: EventsPanelProps) {
  return <ResourcePanel definition={EVENT_RESOURCES[variant]} scope={scope} />;
}
