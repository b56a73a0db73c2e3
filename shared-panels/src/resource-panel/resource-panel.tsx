import { can } from '@narthex/shared-auth';
import { Button, ButtonLink, type ActionOutcome } from '@narthex/shared-ui';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useFilledWording } from '../facts/use-facts';
import type { PanelScope } from '../panel-scope';
import { useActionColumn } from './actions/use-action-column';
import { ListFrame } from './list/list-frame';
import { RowActions } from './list/row-actions';
import { useListPanel } from './list/state/use-list-panel';
import { useOpenFromUrl } from './list/state/use-open-from-url';
import type { ResourceDefinition, ResourceDialog, ResourceRow, SaveResult } from './resource';
import { ResourceDialogs } from './resource-dialogs';
import styles from './resource-panel.module.css';
import { canCreateRow } from './use-resource';

interface ResourcePanelProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  scope: PanelScope;
}

/**
 * Renders the management of one kind of object: list, search, create, edit and delete. Changes apply immediately or
 * become proposals.
 */
export function ResourcePanel<Row extends ResourceRow, Body>({
  definition,
  scope,
}: ResourcePanelProps<Row, Body>) {
  const { labels, Form } = definition;
  const panel = useListPanel(definition, scope);
  const rows = panel.page.data?.rows;
  const worded = useFilledWording(definition, rows ?? []);
  const actions = useActionColumn(worded, panel);
  const [dialog, setDialog] = useState<ResourceDialog<Row>>({ mode: 'closed' });
  useOpenFromUrl(definition, rows, setDialog, panel.setOutcome);
  useEffect(() => Form.preload(), [Form]);
  const close = () => setDialog({ mode: 'closed' });

  const outcomeOf = (result: SaveResult<Row>, saved: string): ActionOutcome => ({
    kind: 'done',
    message: result.kind === 'proposed' ? result.message : saved,
  });

  function handleDeleted(result: SaveResult<Row>) {
    // The focused row disappears. It is removed together with the dialog, so that nothing moves the focus afterwards.
    flushSync(() => {
      close();
      panel.setOutcome(outcomeOf(result, labels.deleted));
    });
    panel.heading.current?.focus();
  }

  return (
    <ListFrame
      definition={worded}
      panel={panel}
      headAction={
        <ResourceHeadActions
          definition={definition}
          rows={rows ?? []}
          isSorted={panel.list.sort !== ''}
          onOpen={setDialog}
        />
      }
      renderActions={(row) => (
        <>
          {definition.renderActions?.(row, panel.context)}
          {actions.renderButtons(row)}
          <RowActions definition={worded} row={row} onOpen={setDialog} onOutcome={panel.setOutcome} />
        </>
      )}
    >
      {actions.dialog}
      <ResourceDialogs
        definition={worded}
        dialog={dialog}
        rows={rows ?? []}
        timeZone={panel.context.timeZone}
        onClose={close}
        onDone={(result, saved) => {
          close();
          panel.setOutcome(outcomeOf(result, saved));
        }}
        onDeleted={handleDeleted}
      />
    </ListFrame>
  );
}

/** Creates the component that the module of a panel exports by default. The scope selects whose objects it manages. */
export function createResourcePanel<Row extends ResourceRow, Body>(
  definition: ResourceDefinition<Row, Body>,
): (props: { scope: PanelScope }) => ReactElement {
  return function Panel({ scope }) {
    return <ResourcePanel definition={definition} scope={scope} />;
  };
}

interface ResourceHeadActionsProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  rows: readonly Row[];
  /** If true, a column sorts the list, so its order can't be changed. */
  isSorted: boolean;
  onOpen: (dialog: ResourceDialog<Row>) => void;
}

/** Renders the buttons beside a panel's heading: reorder and create. */
function ResourceHeadActions<Row extends ResourceRow, Body>(props: ResourceHeadActionsProps<Row, Body>) {
  const { definition, rows, isSorted, onOpen } = props;
  const { labels, capability, endpoints, formPages } = definition;
  const createLabel = (
    <>
      <Plus size={20} aria-hidden="true" />
      {labels.create}
    </>
  );
  return (
    <div className={styles.actions}>
      {endpoints.reorder && can(capability) && !isSorted && rows.length > 1 ? (
        <Button variant="line" onClick={() => onOpen({ mode: 'order' })}>
          <ArrowUpDown size={20} aria-hidden="true" />
          {labels.reorder}
        </Button>
      ) : null}
      {!canCreateRow(definition, rows) ? null : formPages ? (
        <ButtonLink as={Link} to={formPages.create} children={createLabel} />
      ) : (
        <Button onClick={() => onOpen({ mode: 'create' })} children={createLabel} />
      )}
    </div>
  );
}
