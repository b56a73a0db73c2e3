import type { ReactNode } from 'react';
import { useFilledWording } from '../facts/use-facts';
import type { PanelScope } from '../panel-scope';
import { useActionColumn } from './actions/use-action-column';
import { ListFrame } from './list/list-frame';
import { useListPanel } from './list/state/use-list-panel';
import type { ListQuery } from './list/state/use-list-url';
import type { ListDefinition, ResourceRow } from './resource';

interface ListPanelProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  scope: PanelScope;
  /** Renders actions beside the heading, such as an export of the list. */
  renderHeadAction?: (query: ListQuery) => ReactNode;
}

/**
 * Renders a list whose objects can be viewed and acted on, such as a queue. For objects that are created and edited,
 * use `ResourcePanel`.
 */
export function ListPanel<Row extends ResourceRow>({
  definition,
  scope,
  renderHeadAction,
}: ListPanelProps<Row>) {
  const panel = useListPanel(definition, scope);
  const worded = useFilledWording(definition, panel.page.data?.rows ?? []);
  const { renderButtons, dialog } = useActionColumn(worded, panel);
  return (
    <ListFrame
      definition={worded}
      panel={panel}
      headAction={renderHeadAction?.(panel.list.query)}
      renderActions={
        definition.actions || definition.renderActions
          ? (row) => (
              <>
                {definition.renderActions?.(row, panel.context)}
                {renderButtons(row)}
              </>
            )
          : undefined
      }
    >
      {dialog}
    </ListFrame>
  );
}
