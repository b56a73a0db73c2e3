import { EVENT_TYPES, type EventType } from '@narthex/shared-contracts/closed-lists';
import { SelectField, TextField } from '@narthex/shared-ui';
import { FilterForm } from '../../components/filters/filter-form';
import { readFilter } from '../../components/filters/read-filter';
import { getCategoryLabel } from './event-facts';

/** Which of the coming events a URL asks for. */
export interface EventView {
  readonly text: string;
  readonly type: EventType | null;
}

export function readEventView(search: string): EventView {
  const named = readFilter(search, 'type');
  return { text: readFilter(search, 'q'), type: EVENT_TYPES.find((type) => type === named) ?? null };
}

export const isNarrowed = ({ text, type }: EventView): boolean => text !== '' || type !== null;

const OPTIONS = EVENT_TYPES.map((type) => ({ value: type, label: getCategoryLabel(type) }));

/** Search and type of the coming events. */
export function EventFilters({ view, placeId }: { view: EventView; placeId: string }) {
  return (
    <FilterForm label="Search events" placeId={placeId}>
      <TextField
        type="search"
        name="q"
        label="Search by title or place"
        defaultValue={view.text}
        maxLength={80}
      />
      <SelectField
        key={view.type}
        name="type"
        label="Type"
        placeholder="All types"
        options={OPTIONS}
        defaultValue={view.type ?? ''}
      />
    </FilterForm>
  );
}
