import { Button, ListTools, SelectField, type SelectOption } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import type { useEventFilters } from './use-event-filters';

const STATUSES: readonly SelectOption[] = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'cancelled', label: 'Cancelled' },
];

const SORTS: readonly SelectOption[] = [
  { value: 'coming', label: 'Next first' },
  { value: 'date-desc', label: 'Newest date first' },
  { value: 'date-asc', label: 'Oldest date first' },
  { value: 'title-asc', label: 'Title A to Z' },
  { value: 'title-desc', label: 'Title Z to A' },
];

interface EventsToolbarProps {
  list: ReturnType<typeof useEventFilters>;
  /** In words, of what is listed. */
  count: string;
}

/** Search, filter and order of the events. */
export function EventsToolbar({ list, count }: EventsToolbarProps) {
  const { filters } = list;
  return (
    <ListTools searchLabel="Search events" search={filters.search} onSearch={list.setSearch} count={count}>
      <SelectField
        label="Status"
        options={STATUSES}
        value={filters.status}
        onChange={(event) => list.setStatus(event.target.value)}
      />
      <SelectField
        label="Order"
        options={SORTS}
        value={filters.sort}
        onChange={(event) => list.setSort(event.target.value)}
      />
    </ListTools>
  );
}

export function CreateEventButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus size={20} aria-hidden="true" />
      Create New Event
    </Button>
  );
}
