import { MAX_SEARCH_LENGTH } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { DateTimeField, ListTools, SelectField, TextField, type SelectOption } from '@narthex/shared-ui';
import type { ResourceFilter } from '../resource';
import { useTypedSearch, type useListUrl } from './state/use-list-url';

interface ResourceToolbarProps {
  searchLabel: string;
  list: ReturnType<typeof useListUrl>;
  filters: readonly ResourceFilter[];
  sorts: readonly SelectOption[];
  /** Counts the rows as a text. */
  count: string;
}

/** Renders the search, the filters and the sort order of a list. */
export function ResourceToolbar({ searchLabel, list, filters, sorts, count }: ResourceToolbarProps) {
  return (
    <ListTools
      searchLabel={searchLabel}
      search={list.search.typed}
      onSearch={list.search.setTyped}
      maxSearchLength={MAX_SEARCH_LENGTH}
      filterCount={filters.filter(({ param }) => list.getFilter(param) !== '').length}
      count={count}
    >
      {filters.map((filter) => (
        <FilterField key={filter.param} filter={filter} list={list} />
      ))}
      {sorts.length > 0 ? (
        <SelectField
          label="Order"
          options={sorts}
          value={list.sort}
          onChange={(event) => list.setSort(event.target.value)}
        />
      ) : null}
    </ListTools>
  );
}

interface FilterFieldProps {
  filter: ResourceFilter;
  list: ReturnType<typeof useListUrl>;
}

function FilterField({ filter, list }: FilterFieldProps) {
  const { param, label, allLabel = t('All'), options = [], input } = filter;
  const value = list.getFilter(param);
  const handleChange = (event: { readonly target: { readonly value: string } }) =>
    list.setFilter(param, event.target.value);
  if (input === 'text') return <TypedFilter filter={filter} list={list} />;
  if (input === 'date')
    return <DateTimeField kind="date" label={label} value={value} onChange={handleChange} />;
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: allLabel }, ...options]}
      value={value}
      onChange={handleChange}
    />
  );
}

/** Renders a text filter. It is applied once typing pauses, like the search. */
function TypedFilter({ filter: { param, label }, list }: FilterFieldProps) {
  const { typed, setTyped } = useTypedSearch(list.getFilter(param), (text) => list.setFilter(param, text));
  return (
    <TextField
      label={label}
      value={typed}
      maxLength={MAX_SEARCH_LENGTH}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
