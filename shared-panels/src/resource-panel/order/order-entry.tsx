import { useSortable } from '@dnd-kit/sortable';
import { IconButton } from '@narthex/shared-ui';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import styles from './order-list.module.css';

/** Describes an entry of a list that can be reordered. */
export interface OrderedEntry {
  readonly id: number;
  readonly title: string;
}

interface OrderEntryProps {
  entry: OrderedEntry;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Renders an entry with its handle and the buttons that move it by one. */
export function OrderEntry({ entry: { id, title }, isFirst, isLast, onMove }: OrderEntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      data-state={isDragging ? 'dragging' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={styles.handle}
        aria-label={`Move ${title}`}
      >
        <GripVertical size={20} aria-hidden="true" />
      </button>
      <span className={styles.title}>{title}</span>
      <IconButton
        label={`Move ${title} up`}
        icon={<ChevronUp size={20} aria-hidden="true" />}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={<ChevronDown size={20} aria-hidden="true" />}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
