import type { ReactElement } from 'react';
import type { PanelScope } from '../panel-scope';
import type { ResourceDefinition, ResourceRow } from './resource';
import { ResourcePanel } from './resource-panel';

/** Creates the component that the module of a panel exports by default. The scope selects whose objects it manages. */
export function createResourcePanel<Row extends ResourceRow, Body>(
  definition: ResourceDefinition<Row, Body>,
): (props: { scope: PanelScope }) => ReactElement {
  return function Panel({ scope }) {
    return <ResourcePanel definition={definition} scope={scope} />;
  };
}
