import { ListTools, SelectField, type SelectOption } from '@narthex/shared-ui';
import type { ResourceFilter } from '../resource';
import type { useListUrl } from './state/use-list-url';

interface ResourceToolbarProps {
  searchLabel: string;
  list: ReturnType<typeof useListUrl>;
  filters: readonly ResourceFilter[];
  sorts: readonly SelectOption[];
  /** In words, of what is listed. */
  count: string;
}

/** Search, filters and order of a list. */
export function ResourceToolbar({ searchLabel, list, filters, sorts, count }: ResourceToolbarProps) {
  return (
    <ListTools
      searchLabel={searchLabel}
      search={list.search.typed}
      onSearch={list.search.setTyped}
      count={count}
    >
      {filters.map(({ param, label, allLabel = 'All', options }) => (
        <SelectField
          key={param}
          label={label}
          options={[{ value: '', label: allLabel }, ...options]}
          value={list.getFilter(param)}
          onChange={(event) => list.setFilter(param, event.target.value)}
        />
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
