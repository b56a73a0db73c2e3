import { EVENT_TYPES } from '@narthex/shared-contracts/enums';
import { SelectField, TextField } from '@narthex/shared-ui';
import { FilterForm } from '../../../components/filters/filter-form';
import { getCategoryLabel } from '../event-facts';
import type { EventView } from './event-view';

const OPTIONS = EVENT_TYPES.map((type) => ({ value: type, label: getCategoryLabel(type) }));

/** Renders the search and the type filter of upcoming events. */
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
