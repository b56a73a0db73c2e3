import { can } from '@narthex/shared-auth';
import { Button, IconButton } from '@narthex/shared-ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PanelScope } from '../panel-scope';
import { useActionColumn } from './actions/use-action-column';
import { ResourceFormDialog } from './form/resource-form-dialog';
import { ListFrame } from './list/list-frame';
import { useListPanel } from './list/use-list-panel';
import { useOpenFromUrl } from './list/use-open-from-url';
import type { ResourceDefinition, ResourceDialog, ResourceRow, SaveResult } from './resource';
import { ResourceDeleteDialog } from './resource-delete-dialog';

interface ResourcePanelProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  scope: PanelScope;
}

/** Management of one kind of object: list, search, create, edit, delete; at once or as proposals. */
export function ResourcePanel<Row extends ResourceRow, Body>({
  definition,
  scope,
}: ResourcePanelProps<Row, Body>) {
  const { labels, capability, getTitle, canAdd = () => true, Form } = definition;
  const panel = useListPanel(definition, scope);
  const actions = useActionColumn(definition, panel);
  const [dialog, setDialog] = useState<ResourceDialog<Row>>({ mode: 'closed' });
  const rows = panel.page.data?.rows;
  const { timeZone } = panel.context;
  useOpenFromUrl(definition, rows, setDialog);
  useEffect(() => Form.preload(), [Form]);
  const close = () => setDialog({ mode: 'closed' });

  const messageFor = (result: SaveResult<Row>, saved: string) =>
    result.kind === 'proposed' ? result.message : saved;

  function handleDeleted(result: SaveResult<Row>) {
    // The row that had the focus goes; closed in one go with the dialog, so that this focus is the last word.
    flushSync(() => {
      close();
      panel.setMessage(messageFor(result, labels.deleted));
    });
    panel.heading.current?.focus();
  }

  return (
    <ListFrame
      definition={definition}
      panel={panel}
      headAction={
        can(capability) && canAdd(rows ?? []) ? (
          <Button onClick={() => setDialog({ mode: 'create' })}>
            <Plus size={20} aria-hidden="true" />
            {labels.create}
          </Button>
        ) : null
      }
      renderActions={(row) => (
        <>
          {actions.renderButtons(row)}
          {can(capability, row) ? (
            <>
              <IconButton
                label={`Edit ${getTitle(row)}`}
                icon={<Pencil size={18} aria-hidden="true" />}
                onClick={() => setDialog({ mode: 'edit', row })}
              />
              <IconButton
                label={`Delete ${getTitle(row)}`}
                variant="danger"
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => setDialog({ mode: 'delete', row })}
              />
            </>
          ) : null}
        </>
      )}
    >
      {actions.dialog}
      {dialog.mode === 'create' || dialog.mode === 'edit' ? (
        <ResourceFormDialog
          definition={definition}
          row={dialog.mode === 'edit' ? dialog.row : undefined}
          rows={rows ?? []}
          timeZone={timeZone}
          onClose={close}
          onSaved={(result) => {
            close();
            panel.setMessage(messageFor(result, dialog.mode === 'edit' ? labels.updated : labels.created));
          }}
        />
      ) : null}
      {dialog.mode === 'delete' ? (
        <ResourceDeleteDialog
          definition={definition}
          row={dialog.row}
          timeZone={timeZone}
          onClose={close}
          onDeleted={handleDeleted}
        />
      ) : null}
    </ListFrame>
  );
}
