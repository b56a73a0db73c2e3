import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { VisuallyHidden } from '@narthex/shared-ui';
import { useState } from 'react';
import { OrderEntry, type OrderedEntry } from './order-entry';
import styles from './order-list.module.css';

interface OrderListProps {
  entries: readonly OrderedEntry[];
  onChange: (entries: OrderedEntry[]) => void;
}

const INSTRUCTIONS = {
  draggable: 'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to cancel.',
};

/** A list whose entries are moved by dragging, by keyboard or by buttons. */
export function OrderList({ entries, onChange }: OrderListProps) {
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const findPlace = (id: UniqueIdentifier | undefined) => entries.findIndex((entry) => entry.id === id);
  const describe = (id: UniqueIdentifier, place: number) =>
    `${entries[findPlace(id)]?.title ?? ''}, place ${place + 1} of ${entries.length}`;

  function move(from: number, to: number) {
    if (from === to || from < 0 || to < 0 || to >= entries.length) return;
    onChange(arrayMove([...entries], from, to));
    setMoved(`${entries[from]?.title ?? ''} is now at place ${to + 1} of ${entries.length}.`);
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${describe(active.id, findPlace(active.id))}.`,
    onDragOver: ({ active, over }) => (over ? `${describe(active.id, findPlace(over.id))}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${describe(active.id, findPlace(over.id))}.` : undefined,
    onDragCancel: ({ active }) => `Back at its place: ${describe(active.id, findPlace(active.id))}.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={({ active, over }: DragEndEvent) => move(findPlace(active.id), findPlace(over?.id))}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {entries.map((entry, at) => (
            <OrderEntry
              key={entry.id}
              entry={entry}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(step) => move(at, at + step)}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </DndContext>
  );
}
