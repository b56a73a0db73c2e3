import { VisuallyHidden } from '@narthex/shared-ui';
import type { PanelScope } from '../../panel-scope';
import type { ListDefinition, ResourceFilter, ResourceRow } from '../resource';
import { describeTotal } from '../resource-api';
import { useFilterCounts } from '../use-resource';
import type { useListUrl } from './state/use-list-url';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Row extends ResourceRow> {
  definition: ListDefinition<Row>;
  filter: ResourceFilter;
  scope: PanelScope;
  list: ReturnType<typeof useListUrl>;
}

/** Renders the options of a filter as chips, each with the number of rows. */
export function FilterChips<Row extends ResourceRow>({
  definition,
  filter,
  scope,
  list,
}: FilterChipsProps<Row>) {
  const counts = useFilterCounts(definition, scope, filter);
  const chosen = list.getFilter(filter.param);
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{filter.label}</VisuallyHidden>
      </legend>
      {[{ value: '', label: 'All' }, ...(filter.options ?? [])].map(({ value, label }) => {
        const count = counts.get(value);
        return (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={value === chosen}
            onClick={() => list.setFilter(filter.param, value)}
          >
            {label}
            {count ? <span className={styles.count}>({describeTotal(count)})</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
