import { can } from '@narthex/shared-auth';
import { DEPARTMENT_FACTS, LIMITS, formatDay } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Badge, IconButton, Table, type TableColumn, type TableSort } from '@narthex/shared-ui';
import { Pencil, Trash2 } from 'lucide-react';
import { StatusBadge } from '../status-badge';
import { timeRange } from './event-times';
import { EVENT_TYPE_LABELS } from './event-words';
import type { EventSort } from './select-events';
import styles from './event-list.module.css';

interface EventListProps {
  events: readonly ChurchEvent[];
  timeZone: string;
  /** In the church's list each event says whose it is. */
  showsDepartment: boolean;
  sort: EventSort;
  onSort: (sort: string) => void;
  onEdit: (event: ChurchEvent) => void;
  onDelete: (event: ChurchEvent) => void;
}

/** The rows of the events panel; cards on a phone. */
export function EventList(props: EventListProps) {
  const { events, sort, onSort } = props;
  return (
    <Table
      caption="Events"
      columns={columnsOf(props)}
      rows={events}
      rowKey={({ id }) => id}
      sort={tableSort(sort)}
      onSort={({ key, direction }) => onSort(`${key}-${direction === 'ascending' ? 'asc' : 'desc'}`)}
    />
  );
}

function tableSort(sort: EventSort): TableSort | undefined {
  if (sort === 'coming') return undefined;
  const [key = '', direction] = sort.split('-');
  return { key, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** At most as much as the specification shows of a text, with an ellipsis where it goes on. */
function preview(text: string): string {
  return text.length > LIMITS.contentPreview ? `${text.slice(0, LIMITS.contentPreview).trimEnd()}…` : text;
}

function columnsOf({
  timeZone,
  showsDepartment,
  onEdit,
  onDelete,
}: EventListProps): TableColumn<ChurchEvent>[] {
  return [
    {
      key: 'title',
      label: 'Event',
      kind: 'title',
      isSortable: true,
      render: (event) => (
        <>
          <span className={styles.title}>{event.title}</span>
          <span className={styles.description}>{preview(event.description)}</span>
          {showsDepartment && event.department ? (
            <span className={styles.owner}>{DEPARTMENT_FACTS[event.department].label}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'date',
      label: 'When',
      isSortable: true,
      render: (event) => (
        <>
          <span className={styles.day}>{formatDay(event.start_datetime, timeZone)}</span>
          <span className={styles.fact}>{timeRange(event, timeZone)}</span>
          <span className={styles.fact}>{event.location ?? 'TBD'}</span>
        </>
      ),
    },
    {
      key: 'type',
      label: 'Type',
      render: ({ event_type: type }) => <Badge tone="info">{EVENT_TYPE_LABELS[type]}</Badge>,
    },
    { key: 'status', label: 'Status', render: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'actions',
      label: 'Actions',
      kind: 'actions',
      render: (event) => (
        <>
          {can('events.manage', event) ? (
            <IconButton
              label={`Edit ${event.title}`}
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => onEdit(event)}
            />
          ) : null}
          {can('events.manage', event) ? (
            <IconButton
              label={`Delete ${event.title}`}
              variant="danger"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onDelete(event)}
            />
          ) : null}
        </>
      ),
    },
  ];
}
