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
import { t } from '@narthex/shared-contracts/translate';
import { VisuallyHidden } from '@narthex/shared-ui';
import { useState } from 'react';
import { OrderEntry, type OrderedEntry } from './order-entry';
import styles from './order-list.module.css';

interface OrderListProps {
  entries: readonly OrderedEntry[];
  onChange: (entries: OrderedEntry[]) => void;
}

const INSTRUCTIONS = {
  draggable: t(
    'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to cancel.',
  ),
};

/** Renders a list whose entries can be moved by dragging, by keyboard or by buttons. */
export default function OrderList({ entries, onChange }: OrderListProps) {
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const findPlace = (id: UniqueIdentifier | undefined) => entries.findIndex((entry) => entry.id === id);
  const describe = (id: UniqueIdentifier, place: number) =>
    t('{title}, place {place} of {count}', {
      title: entries[findPlace(id)]?.title ?? '',
      place: place + 1,
      count: entries.length,
    });

  function move(from: number, to: number) {
    if (from === to || from < 0 || to < 0 || to >= entries.length) return;
    onChange(arrayMove([...entries], from, to));
    setMoved(
      t('{title} is now at place {place} of {count}.', {
        title: entries[from]?.title ?? '',
        place: to + 1,
        count: entries.length,
      }),
    );
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('Picked up {entry}.', { entry: describe(active.id, findPlace(active.id)) }),
    onDragOver: ({ active, over }) => (over ? `${describe(active.id, findPlace(over.id))}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? t('Dropped {entry}.', { entry: describe(active.id, findPlace(over.id)) }) : undefined,
    onDragCancel: ({ active }) =>
      t('Back at its place: {entry}.', { entry: describe(active.id, findPlace(active.id)) }),
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
