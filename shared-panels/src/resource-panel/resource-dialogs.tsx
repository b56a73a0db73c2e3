import { ResourceFormDialog } from './form/frame/resource-form-dialog';
import { OrderDialog } from './order/order-dialog';
import type { ResourceDefinition, ResourceDialog, ResourceRow, SaveResult } from './resource';
import { useDecision, useDeleteRow } from './use-resource';
import { DeleteDialog } from './delete/delete-dialog';

interface ResourceDeleteDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  row: Row;
  timeZone: string;
  onClose: () => void;
  onDeleted: (result: SaveResult<Row>) => void;
}

/** Renders the dialog before an object is deleted, with its name and the facts that identify it. */
function ResourceDeleteDialog<Row extends ResourceRow, Body>({
  definition,
  row,
  timeZone,
  onClose,
  onDeleted,
}: ResourceDeleteDialogProps<Row, Body>) {
  const remove = useDeleteRow(definition);
  const { labels, getTitle, getFacts } = definition;
  return (
    <DeleteDialog
      row={row}
      getName={getTitle}
      labels={labels}
      getFacts={getFacts && ((seen) => getFacts(seen, timeZone))}
      isProposal={useDecision(definition, row) === 'propose'}
      onConfirm={async (seen) => onDeleted(await remove.mutateAsync(seen))}
      onClose={onClose}
    />
  );
}

interface ResourceDialogsProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  dialog: ResourceDialog<Row>;
  /** Holds the rows on the current page of the list. */
  rows: readonly Row[];
  timeZone: string;
  onClose: () => void;
  /** `saved` is the message unless the result is a proposal. */
  onDone: (result: SaveResult<Row>, saved: string) => void;
  onDeleted: (result: SaveResult<Row>) => void;
}

/** Renders the open dialog of a panel, if any. */
export function ResourceDialogs<Row extends ResourceRow, Body>(props: ResourceDialogsProps<Row, Body>) {
  const { definition, dialog, rows, timeZone, onClose, onDone, onDeleted } = props;
  const { labels } = definition;
  switch (dialog.mode) {
    case 'closed':
      return null;
    case 'create':
    case 'edit':
      return (
        <ResourceFormDialog
          definition={definition}
          row={dialog.mode === 'edit' ? dialog.row : undefined}
          rows={rows}
          timeZone={timeZone}
          onClose={onClose}
          onSaved={(result, isNew) => onDone(result, isNew ? labels.created : labels.updated)}
        />
      );
    case 'delete':
      return (
        <ResourceDeleteDialog
          definition={definition}
          row={dialog.row}
          timeZone={timeZone}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      );
    case 'order':
      return (
        <OrderDialog
          definition={definition}
          rows={rows}
          onClose={onClose}
          onSaved={(result) => onDone(result, labels.reordered)}
        />
      );
  }
}
