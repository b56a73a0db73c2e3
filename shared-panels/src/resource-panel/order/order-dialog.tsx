import { ApiError, type EditConflict } from '@narthex/shared-auth';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import { Button, Dialog, ErrorBanner } from '@narthex/shared-ui';
import { useState } from 'react';
import { ConflictView } from '../form/conflict/conflict-view';
import { ProposalNotice } from '../form/draft-notice';
import type { ResourceDefinition, ResourceRow, SaveResult } from '../resource';
import { useDecision, useSaveOrder } from '../use-resource';
import type { OrderedEntry } from './order-entry';
import { OrderList } from './order-list';

/** The dialog is loaded lazily, so it can't have the type of the row as a parameter. */
export interface OrderDialogProps {
  definition: ResourceDefinition<ResourceRow, never>;
  rows: readonly ResourceRow[];
  onClose: () => void;
  onSaved: (result: SaveResult<never>) => void;
}

const describeOrder = (entries: readonly OrderedEntry[]) => entries.map(({ title }) => title).join(', ');

/** Returns the order that somebody else has saved, limited to the entries of this dialog. */
function readOrder({ current }: EditConflict, entries: readonly OrderedEntry[]): OrderedEntry[] {
  const saved: readonly unknown[] = Array.isArray(current['order']) ? current['order'] : [];
  return saved.flatMap((one) => entries.filter(({ id }) => isRecord(one) && one['id'] === id));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Renders the dialog that reorders the rows: by dragging, with the keyboard, or with buttons beside each. */
export default function OrderDialog({ definition, rows, onClose, onSaved }: OrderDialogProps) {
  const [order, setOrder] = useState(() =>
    rows.map((row) => ({ id: row.id, title: definition.getTitle(row as never) })),
  );
  // This is the version of the order that the changes are based on.
  const [version, setVersion] = useState(() => getOrderVersion(rows.map(({ id }) => id)));
  const [conflict, setConflict] = useState<EditConflict>();
  const [failure, setFailure] = useState('');
  const save = useSaveOrder(definition);
  const isProposal = useDecision(definition, undefined) === 'propose';
  const isChanged = order.some(({ id }, at) => id !== rows[at]?.id);

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

  if (conflict) {
    const theirs = readOrder(conflict, order);
    return (
      <Dialog isOpen onClose={save.isPending ? () => undefined : onClose} title={definition.labels.reorder}>
        <ConflictView
          fields={[
            { key: 'order', label: 'Order', mine: describeOrder(order), theirs: describeOrder(theirs) },
          ]}
          isSaving={save.isPending}
          onKeepMine={() =>
            void saveFrom(
              conflict.current_version,
              order.filter((entry) => theirs.includes(entry)),
            )
          }
          onTakeTheirs={() => {
            setOrder(theirs);
            setVersion(conflict.current_version);
            setConflict(undefined);
          }}
          onBack={() => setConflict(undefined)}
        />
      </Dialog>
    );
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
          <Button onClick={() => (isChanged ? void saveFrom(version) : onClose())} isBusy={save.isPending}>
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
