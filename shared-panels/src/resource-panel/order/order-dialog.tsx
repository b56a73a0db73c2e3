import { ApiError, useUnsavedChanges, type EditConflict } from '@narthex/shared-auth';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import { Button, Dialog, ErrorBanner } from '@narthex/shared-ui';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import { ProposalNotice } from '../form/draft-notice';
import type { ResourceDefinition, ResourceRow, SaveResult } from '../resource';
import { useDecision, useSaveOrder } from '../use-resource';
import type { OrderedEntry } from './order-entry';

// The dialog itself isn't lazy: the placeholder of one would stand in the page behind it.
const OrderList = lazySection(() => import('./order-list'));
const OrderConflict = lazySection(() => import('./order-conflict'));

interface OrderDialogProps<Row extends ResourceRow, Body> {
  definition: ResourceDefinition<Row, Body>;
  rows: readonly Row[];
  onClose: () => void;
  onSaved: (result: SaveResult<Row>) => void;
}

/** Renders the dialog that reorders the rows: by dragging, with the keyboard, or with buttons beside each. */
export function OrderDialog<Row extends ResourceRow, Body>({
  definition,
  rows,
  onClose,
  onSaved,
}: OrderDialogProps<Row, Body>) {
  const [order, setOrder] = useState<readonly OrderedEntry[]>(() =>
    rows.map((row) => ({ id: row.id, title: definition.getTitle(row) })),
  );
  // This is the version of the order that the changes are based on.
  const [version, setVersion] = useState(() => getOrderVersion(rows.map(({ id }) => id)));
  const [conflict, setConflict] = useState<EditConflict>();
  const [failure, setFailure] = useState('');
  const save = useSaveOrder(definition);
  const isProposal = useDecision(definition, undefined) === 'propose';
  const isChanged = order.some(({ id }, at) => id !== rows[at]?.id);
  useUnsavedChanges(isChanged);

  async function saveFrom(startedFrom: number, entries: readonly OrderedEntry[] = order) {
    setFailure('');
    setVersion(startedFrom);
    setConflict(undefined);
    try {
      onSaved(await save.mutateAsync({ ids: entries.map(({ id }) => id), version: startedFrom }));
    } catch (cause) {
      console.error('An order was not saved', cause);
      const refusal = cause instanceof ApiError && cause.status === 409 ? cause : undefined;
      setConflict(refusal?.conflict);
      if (!refusal?.conflict) setFailure(refusal?.message ?? definition.labels.reorderFailure);
    }
  }

  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose} disabled={save.isPending}>
        Cancel
      </Button>
      <Button onClick={() => (isChanged ? void saveFrom(version) : onClose())} isBusy={save.isPending}>
        {save.isPending ? 'Saving...' : isProposal ? 'Send for approval' : 'Save order'}
      </Button>
    </>
  );

  return (
    <Dialog
      isOpen
      onClose={save.isPending ? () => undefined : onClose}
      title={definition.labels.reorder}
      description={conflict ? undefined : 'Drag an entry by its handle, or move it with the arrows.'}
      footer={conflict ? undefined : buttons}
    >
      {conflict ? (
        <OrderConflict
          conflict={conflict}
          entries={order}
          isSaving={save.isPending}
          onKeepMine={(entries) => void saveFrom(conflict.current_version, entries)}
          onTakeTheirs={(theirs) => {
            setOrder(theirs);
            setVersion(conflict.current_version);
            setConflict(undefined);
          }}
          onBack={() => setConflict(undefined)}
        />
      ) : (
        <>
          {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
          {isProposal ? <ProposalNotice>Your change takes effect once it is approved.</ProposalNotice> : null}
          <OrderList entries={order} onChange={setOrder} />
        </>
      )}
    </Dialog>
  );
}
