import type { PanelScope } from '../panel-scope';
import { useActionColumn } from './actions/use-action-column';
import { ListFrame } from './list/list-frame';
import { useListPanel } from './list/state/use-list-panel';
import type { ListDefinition, ResourceRow } from './resource';

interface ListPanelProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  scope: PanelScope;
}

/** A list whose objects are looked at and acted on, such as a queue; what is created and edited is a `ResourcePanel`. */
export function ListPanel<Row extends ResourceRow>({ definition, scope }: ListPanelProps<Row>) {
  const panel = useListPanel(definition, scope);
  const { renderButtons, dialog } = useActionColumn(definition, panel);
  return (
    <ListFrame
      definition={definition}
      panel={panel}
      renderActions={definition.actions ? renderButtons : undefined}
    >
      {dialog}
    </ListFrame>
  );
}
