import { Dialog } from '@narthex/shared-ui';
import { useEffect } from 'react';
import type { ResourceDefinition, ResourceRow, SaveResult } from '../../resource';
import { canCreateRow, useDecision, useSaveRow } from '../../use-resource';
import { useFormFrame } from './use-form-frame';

interface ResourceFormDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  /** Holds the object to edit; without it, the form creates one. */
  row: Row | undefined;
  rows: readonly Row[];
  timeZone: string;
  onClose: () => void;
  onSaved: (result: SaveResult<Row>, isNew: boolean) => void;
}

/** Renders the dialog of a form. It asks before typed text is discarded. */
export function ResourceFormDialog<Row extends ResourceRow, Body>({
  definition,
  row,
  rows,
  timeZone,
  onClose,
  onSaved,
}: ResourceFormDialogProps<Row, Body>) {
  const { Form, labels, name } = definition;
  const canCreate = !definition.isPersonal && canCreateRow(definition, rows);
  const frame = useFormFrame({ resource: name, row, canCreate, onLeave: onClose });
  const isProposal = useDecision(definition, frame.row) === 'propose';
  const saveRow = useSaveRow(definition, frame.row?.id);
  useEffect(() => Form.preload(), [Form]);

  return (
    <Dialog isOpen onClose={frame.handleCancel} title={frame.row ? labels.edit : labels.create}>
      <Form
        context={{
          row: frame.row,
          isGone: frame.isGone,
          rows,
          labels,
          timeZone,
          draft: frame.draft,
          isProposal,
          save: (body, options) =>
            frame.watchSave(() => saveRow.mutateAsync({ body, ...options }), options.id),
        }}
        onDirtyChange={frame.setDirty}
        onCancel={frame.handleCancel}
        onSaved={(result) => {
          frame.setDirty(false);
          onSaved(result, frame.row === undefined);
        }}
      />
      {frame.question}
    </Dialog>
  );
}
