import type { ResourceDefinition, ResourceRow, SaveResult } from '../resource';
import { useDecision, useDeleteRow } from '../use-resource';
import { DeleteDialog } from './delete-dialog';

interface ResourceDeleteDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  row: Row;
  timeZone: string;
  onClose: () => void;
  onDeleted: (result: SaveResult<Row>) => void;
}

/** Renders the dialog before an object is deleted, with its name and the facts that identify it. */
export function ResourceDeleteDialog<Row extends ResourceRow, Body>({
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
