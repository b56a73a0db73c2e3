import type { EditConflict } from '@narthex/shared-auth';
import { ConflictView } from '../form/conflict/conflict-view';
import type { OrderedEntry } from './order-entry';

interface OrderConflictProps {
  conflict: EditConflict;
  entries: readonly OrderedEntry[];
  isSaving: boolean;
  onKeepMine: (entries: readonly OrderedEntry[]) => void;
  onTakeTheirs: (entries: readonly OrderedEntry[]) => void;
  onBack: () => void;
}

const describeOrder = (entries: readonly OrderedEntry[]) => entries.map(({ title }) => title).join(', ');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the order that somebody else has saved, limited to the entries of this dialog. */
function readOrder({ current }: EditConflict, entries: readonly OrderedEntry[]): OrderedEntry[] {
  const saved: readonly unknown[] = Array.isArray(current['order']) ? current['order'] : [];
  return saved.flatMap((one) => entries.filter(({ id }) => isRecord(one) && one['id'] === id));
}

/** Renders both orders, after somebody else saved first. Entries that are gone from theirs are left out of mine. */
export default function OrderConflict({
  conflict,
  entries,
  isSaving,
  onKeepMine,
  onTakeTheirs,
  onBack,
}: OrderConflictProps) {
  const theirs = readOrder(conflict, entries);
  return (
    <ConflictView
      fields={[{ key: 'order', label: 'Order', mine: describeOrder(entries), theirs: describeOrder(theirs) }]}
      isSaving={isSaving}
      onKeepMine={() => onKeepMine(entries.filter((entry) => theirs.includes(entry)))}
      onTakeTheirs={() => onTakeTheirs(theirs)}
      onBack={onBack}
    />
  );
}
