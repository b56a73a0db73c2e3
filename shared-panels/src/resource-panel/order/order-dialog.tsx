import { ApiError } from '@narthex/shared-auth';
import { Button, Dialog, ErrorBanner } from '@narthex/shared-ui';
import { useState } from 'react';
import { ProposalNotice } from '../form/proposal-notice';
import type { ResourceDefinition, ResourceRow, SaveResult } from '../resource';
import { useDecision, useSaveOrder } from '../use-resource';
import { OrderList } from './order-list';

/** A dialog is loaded when it is opened: it knows rows only as rows. */
export interface OrderDialogProps {
  definition: ResourceDefinition<ResourceRow, never>;
  rows: readonly ResourceRow[];
  onClose: () => void;
  onSaved: (result: SaveResult<never>) => void;
}

/** Puts the listed rows into another order: by dragging, with the keyboard, or with the buttons beside each. */
export default function OrderDialog({ definition, rows, onClose, onSaved }: OrderDialogProps) {
  const [order, setOrder] = useState(() =>
    rows.map((row) => ({ id: row.id, title: definition.getTitle(row as never) })),
  );
  const [failure, setFailure] = useState('');
  const save = useSaveOrder(definition);
  const isProposal = useDecision(definition, undefined) === 'propose';
  const isChanged = order.some(({ id }, at) => id !== rows[at]?.id);

  async function handleSave() {
    if (!isChanged) return onClose();
    setFailure('');
    try {
      onSaved(await save.mutateAsync(order.map(({ id }) => id)));
    } catch (cause) {
      console.error('An order was not saved', cause);
      const isOutdated = cause instanceof ApiError && cause.status === 409;
      setFailure(isOutdated ? cause.message : definition.labels.reorderFailure);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={save.isPending ? () => undefined : onClose}
      title={definition.labels.reorder}
      description="Drag an entry by its handle, or move it with the arrows."
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button onClick={() => void handleSave()} isBusy={save.isPending}>
            {save.isPending ? 'Saving...' : isProposal ? 'Send for approval' : 'Save order'}
          </Button>
        </>
      }
    >
      {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
      {isProposal ? <ProposalNotice>Your change takes effect once it is approved.</ProposalNotice> : null}
      <OrderList entries={order} onChange={setOrder} />
    </Dialog>
  );
}
