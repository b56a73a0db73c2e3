import { useSession, useUnsavedChanges } from '@narthex/shared-auth';
import { ConfirmDialog, Dialog } from '@narthex/shared-ui';
import { useEffect, useState } from 'react';
import { openDraft } from './form-draft';
import type { ResourceDefinition, ResourceRow, SaveResult } from '../resource';
import { useDecision, useSaveRow } from '../use-resource';

interface ResourceFormDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  /** The object to edit; without one the form creates. */
  row: Row | undefined;
  rows: readonly Row[];
  timeZone: string;
  onClose: () => void;
  onSaved: (result: SaveResult<Row>) => void;
}

/** The modal frame of a form; asks before typed text is thrown away. */
export function ResourceFormDialog<Row extends ResourceRow, Body>({
  definition,
  row,
  rows,
  timeZone,
  onClose,
  onSaved,
}: ResourceFormDialogProps<Row, Body>) {
  const { Form, labels, name } = definition;
  const actorId = useSession((session) => session.actor?.id);
  // The first one stays: a session that ends under the form must not change whose draft it writes.
  const [draft] = useState(() => openDraft({ resource: name, actorId, rowId: row?.id }));
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isProposal = useDecision(definition, row) === 'propose';
  const saveRow = useSaveRow(definition, row?.id);
  useUnsavedChanges(isDirty);
  useEffect(() => Form.preload(), [Form]);

  const handleClose = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog isOpen onClose={handleClose} title={row ? labels.edit : labels.create}>
      <Form
        context={{
          row,
          rows,
          labels,
          timeZone,
          draft,
          isProposal,
          save: (body, options) => saveRow.mutateAsync({ body, ...options }),
        }}
        onDirtyChange={setDirty}
        onCancel={handleClose}
        onSaved={(result) => {
          setDirty(false);
          onSaved(result);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        labels={{ confirm: 'Discard', cancel: 'Keep editing' }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          draft.clear();
          onClose();
        }}
      >
        What you typed and didn't save will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
